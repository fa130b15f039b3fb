import { z } from 'zod';
import { Id } from '../ids';
import { Role } from '../roles';

/**
 * The actions that other services ask identity to record in the audit. `….back`: a rollback by a person; `….return`: an
 * automatic one.
 */
export const auditedActions = [
  'release.publish',
  'release.switch',
  'release.back',
  'release.return',
  'release.switch-off',
  'release.switch-on',
  'release.pin',
  'release.unpin',
  'rollout.start',
  'rollout.pause',
  'rollout.resume',
  'rollout.step',
  'rollout.promote',
  'rollout.abort',
  'rollout.suspicion',
  'rollout.silence',
  'team.add',
  'team.change',
  'team.remove',
  'team-key.add',
  'team-key.remove',
  'team-token.add',
  'team-token.revoke',
  'area.approve',
  'area.remove',
  'drill.start',
  'drill.end',
  'gateway-configuration.apply',
  'gateway-configuration.back',
  'gateway-configuration.return',
  'finance.export',
  'request.find',
  'contractor.change',
  'contractor.verify',
  'contractor.unverify',
  'category.add',
  'category.change',
  'service.add',
  'service.change',
  'service.remove',
  'shared-service.add',
  'shared-service.change',
  'shared-service.remove',
  'booking.confirm',
  'booking.start',
  'booking.complete',
  'booking.cancel',
  'booking.assign',
  'booking.reassign',
  'ticket.change',
  'ticket.answer',
] as const;

/** An action to be audited, sent by a service that has no audit of its own. */
export const AuditedAct = z.object({
  /** The record's own id: an act that is delivered twice is stored in the audit once. */
  id: Id,
  /** Who did it: the administrator when one impersonates a user; null when no user did it. */
  actor: z.object({ id: Id, role: Role }).nullable(),
  /** What acted when no user did, such as a team's token. Without it, the deployment acted with the deploy token. */
  by: z.string().max(200).optional(),
  /** The id of a user, or the name of any other target of the action. */
  target: z.string().max(100),
  action: z.enum(auditedActions),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  requestId: z.string().max(64),
});
export type AuditedAct = z.infer<typeof AuditedAct>;
