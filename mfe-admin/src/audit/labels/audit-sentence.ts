import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { nameTarget } from '../../operations/drills/drill-labels';
import { nameRemotes } from '../../tab-permissions/labels/permission-labels';
import { actionLabel, isKnownTarget, targetLabel } from './audit-labels';
import { releaseVerbs, thingVerbs, verbs } from './audit-verbs';

/** The parts of a sentence about a record: "Ada Byron", "changed", "Grace Hopper". */
export interface AuditSentence {
  /** Undefined for automatic changes, such as a release that was rolled back automatically. */
  readonly who: string | undefined;
  readonly what: string;
  /** Undefined if `what` already implies it. */
  readonly whom: string | undefined;
}

/** Actions that happen automatically. */
const happenings: readonly string[] = [
  'tab-permissions.expiry',
  'tab-permissions.area',
  'release.return',
  'rollout.suspicion',
  'rollout.silence',
  'gateway-configuration.return',
];

/** The actor of what no user did, such as a drill whose time was over. */
const nobody = '00000000-0000-0000-0000-000000000000';
const isDrillOver = ({ action, actor }: AuditRecord) => action === 'drill.end' && actor.id === nobody;

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
  if (isDrillOver(record)) return { who: undefined, what: 'Automatically ended a drill of', whom };
  const thingVerb = ownOf(thingVerbs, action);
  if (thingVerb) return { who: whoOf(record), what: thingVerb, whom };
  const verb = ownOf(verbs, action);
  if (verb) return { who: whoOf(record), what: verb, whom: isOwn ? 'themself' : whomOf(record) };
  return { who: whoOf(record), what: label.charAt(0).toLowerCase() + label.slice(1), whom };
}

const ownOf = (words: Record<string, string>, action: string) =>
  Object.hasOwn(words, action) ? words[action] : undefined;

/** "Finance 1.4.0": the remote and its version after the change, or before it if there is none after. */
function releaseOf({ target, before, after }: AuditRecord): string {
  const version = versionIn(after) ?? versionIn(before);
  const name = nameRemotes([target]);
  return version ? `${name} ${version}` : name;
}

function versionIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('version' in state)) return undefined;
  return typeof state.version === 'string' ? state.version : undefined;
}

/** The name of a user at the time of the change, or else their id. */
export const whoOf = ({ actor: { name, customId, id } }: AuditRecord): string => name || customId || id;

export const whomOf = ({ action, target, targetName, targetCustomId }: AuditRecord): string =>
  targetName || targetCustomId || nameThing(action, target);

/** Uses the names of areas and drill targets that the rest of the panel shows. */
function nameThing(action: string, target: string): string {
  if (/^(release|rollout|area)\./.test(action)) return nameRemotes([target]);
  const [kind, name] = target.split(' ');
  if (action.startsWith('drill.') && name && isDrillKind(kind)) return nameTarget({ kind, name });
  return targetLabel(target);
}

const isDrillKind = (kind: string | undefined) => kind === 'service' || kind === 'remote' || kind === 'redis';
