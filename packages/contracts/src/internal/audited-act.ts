import { z } from 'zod';
import { Id } from '../ids';
import { Role } from '../roles';

/** What other services have identity add to the audit. */
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

/** What somebody did in a service that keeps no audit of its own. */
export const AuditedAct = z.object({
  /** The record's own id, so that an act delivered twice is in the audit once. */
  id: Id,
  /** Who did it, an administrator where one acts as somebody; null where no user did. */
  actor: z.object({ id: Id, role: Role }).nullable(),
  /** What did it, where no user did, such as a token of a team: a deployment with the deploy token unless given. */
  by: z.string().max(200).optional(),
  /** The id of a user, or the name of what else it was done to. */
  target: z.string().max(100),
  action: z.enum(auditedActions),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  requestId: z.string().max(64),
});
export type AuditedAct = z.infer<typeof AuditedAct>;
