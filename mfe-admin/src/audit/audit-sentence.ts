import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { actionLabel, isKnownTarget, targetLabel } from './audit-labels';

/** A record in words: "Ada Byron", "changed", "Grace Hopper". */
export interface AuditSentence {
  /** Undefined where nobody did it: something came back by itself. */
  readonly who: string | undefined;
  readonly what: string;
  /** Undefined where `what` says it already. */
  readonly whom: string | undefined;
}

/** What is done to people, as it stands before their name. */
const verbs: Record<string, string> = {
  'user.add': 'added',
  'user.change': 'changed',
  'user.set-password': 'set a password for',
  'user.send-reset-link': 'sent a reset link to',
  'user.delete': 'deleted',
  'impersonation.begin': 'began to act as',
  'impersonation.call': 'acted as',
  'impersonation.read': 'read as',
  'impersonation.end': 'stopped acting as',
};

/** What happens by itself. */
const happenings: readonly string[] = [
  'tab-permissions.expiry',
  'tab-permissions.area',
  'release.return',
  'rollout.suspicion',
  'rollout.silence',
  'gateway-configuration.return',
];

/** Who did what to whom. */
export function sentenceOf(record: AuditRecord): AuditSentence {
  const { action, actor, target } = record;
  const label = actionLabel(action);
  const isOwn = actor.id === target;
  const whom = isOwn || isKnownTarget(target) || target === '' ? undefined : whomOf(record);
  if (happenings.includes(action)) return { who: undefined, what: label, whom };
  const verb = Object.hasOwn(verbs, action) ? verbs[action] : undefined;
  if (verb) return { who: whoOf(record), what: verb, whom: isOwn ? 'themself' : whomOf(record) };
  return { who: whoOf(record), what: label.charAt(0).toLowerCase() + label.slice(1), whom };
}

/** Somebody as they were called then; their id where nothing else is known. */
export const whoOf = ({ actor: { name, customId, id } }: AuditRecord): string => name || customId || id;

export const whomOf = ({ target, targetName, targetCustomId }: AuditRecord): string =>
  targetName || targetCustomId || targetLabel(target);
