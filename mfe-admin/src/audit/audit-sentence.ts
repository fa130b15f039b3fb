import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { nameTarget } from '../operations/drills/drill-labels';
import { nameRemotes } from '../tab-permissions/labels/permission-labels';
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

/** What is done with a release, as it stands before its remote and version. */
const releaseVerbs: Record<string, string> = {
  'release.publish': 'published',
  'release.switch': 'switched to',
  'release.back': 'went back to',
  'release.return': 'Went back by itself to',
  'release.switch-off': 'switched off',
  'release.switch-on': 'switched on',
  'release.pin': 'chose for themself',
  'release.unpin': 'gave up their own release of',
  'rollout.start': 'began a rollout of',
  'rollout.pause': 'paused the rollout of',
  'rollout.resume': 'resumed the rollout of',
  'rollout.step': 'took a step on with',
  'rollout.promote': 'gave everybody',
  'rollout.abort': 'aborted the rollout of',
  'rollout.suspicion': 'New accounts report trouble with',
  'rollout.silence': 'Many report nothing about',
};

/** What is done with an area, or in a drill, as it stands before its name. */
const thingVerbs: Record<string, string> = {
  'area.approve': 'approved the area',
  'area.remove': 'removed the area',
  'drill.start': 'started a drill of',
  'drill.end': 'ended a drill of',
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
  const isHappening = happenings.includes(action);
  const releaseVerb = ownOf(releaseVerbs, action);
  if (releaseVerb) return { who: isHappening ? undefined : whoOf(record), what: releaseVerb, whom: releaseOf(record) };
  if (isHappening) return { who: undefined, what: label, whom };
  const thingVerb = ownOf(thingVerbs, action);
  if (thingVerb) return { who: whoOf(record), what: thingVerb, whom };
  const verb = ownOf(verbs, action);
  if (verb) return { who: whoOf(record), what: verb, whom: isOwn ? 'themself' : whomOf(record) };
  return { who: whoOf(record), what: label.charAt(0).toLowerCase() + label.slice(1), whom };
}

const ownOf = (words: Record<string, string>, action: string) =>
  Object.hasOwn(words, action) ? words[action] : undefined;

/** "Finance 1.4.0": the remote, and the version that it has since, or had before where there is none since. */
function releaseOf({ target, before, after }: AuditRecord): string {
  const version = versionIn(after) ?? versionIn(before);
  const name = nameRemotes([target]);
  return version ? `${name} ${version}` : name;
}

function versionIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('version' in state)) return undefined;
  return typeof state.version === 'string' ? state.version : undefined;
}

/** Somebody as they were called then; their id where nothing else is known. */
export const whoOf = ({ actor: { name, customId, id } }: AuditRecord): string => name || customId || id;

export const whomOf = ({ action, target, targetName, targetCustomId }: AuditRecord): string =>
  targetName || targetCustomId || nameThing(action, target);

/** Areas and what drills let fail are called as everywhere else in the panel. */
function nameThing(action: string, target: string): string {
  if (/^(release|rollout|area)\./.test(action)) return nameRemotes([target]);
  const [kind, name] = target.split(' ');
  if (action.startsWith('drill.') && name && isDrillKind(kind)) return nameTarget({ kind, name });
  return targetLabel(target);
}

const isDrillKind = (kind: string | undefined) => kind === 'service' || kind === 'remote' || kind === 'redis';
