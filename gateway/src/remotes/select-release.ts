import type { CurrentReleases, CurrentRollout, KnownRelease } from '@plaza/contracts/internal/registry';
import type { Role } from '@plaza/contracts/roles';
import { positionOf } from '@plaza/service-kit/rollout-position';

type Current = CurrentReleases[number];

/** Whoever loads remotes: a user, or before signing in a browser, of which nothing but its id is known. */
export interface Visitor {
  /** Of the user or of the browser. */
  readonly id: string;
  /** Null before signing in. */
  readonly role: Role | null;
  readonly isAdministrator: boolean;
}

/** `rollout` is the release of the remote's rollout, and `pin` an own choice. */
export type SelectedRelease =
  | { readonly kind: 'stable' | 'rollout' }
  | { readonly kind: 'pin'; readonly release: KnownRelease };

/** Whether the registry has admitted somebody to the few whom a release meets before it is found good. */
export type IsAdmitted = (rollout: CurrentRollout, key: string, person: string) => boolean | Promise<boolean>;

const stable: SelectedRelease = { kind: 'stable' };

/** Which release of a remote a visitor is given. Without a browser's id that is stable. */
export async function selectRelease(
  { rollout, pins }: Pick<Current, 'rollout' | 'pins'>,
  visitor: Visitor | undefined,
  isAdmitted: IsAdmitted,
): Promise<SelectedRelease> {
  if (!visitor) return stable;
  const own = pins?.find(({ person }) => person === visitor.id);
  if (own) return { kind: 'pin', release: own.release };
  if (!rollout) return stable;
  const { position, key } = positionOf({ person: visitor.id, ...nameOf(rollout.release) });
  if (!isReached(rollout, visitor, position)) return stable;
  return rollout.isOpen || (await isAdmitted(rollout, key, visitor.id)) ? { kind: 'rollout' } : stable;
}

/**
 * Whether somebody has the release of a rollout, as far as that is known without asking the registry: the same as
 * `selectRelease` finds, also for an own choice of that release.
 */
export function hasRollout(
  { rollout, pins }: Pick<Current, 'rollout' | 'pins'>,
  visitor: Visitor,
  isKnownAdmitted: (rollout: CurrentRollout, key: string) => boolean,
): boolean {
  if (!rollout) return false;
  const own = pins?.find(({ person }) => person === visitor.id);
  if (own) return own.release.version === rollout.release.version;
  const { position, key } = positionOf({ person: visitor.id, ...nameOf(rollout.release) });
  return isReached(rollout, visitor, position) && (rollout.isOpen || isKnownAdmitted(rollout, key));
}

/**
 * Whether a rollout has come to somebody. As positions stay and weights only rise, nobody is moved back. Browsers
 * before signing in wait until the release is found good, as what they tell proves nothing.
 */
function isReached({ weight, roles, team, isOpen }: CurrentRollout, visitor: Visitor, position: number): boolean {
  if (visitor.isAdministrator || team.includes(visitor.id)) return true;
  if (visitor.role === null && !isOpen) return false;
  if (roles && !(visitor.role && roles.includes(visitor.role))) return false;
  return position < weight * 100;
}

const nameOf = ({ name: remote, version }: KnownRelease) => ({ remote, version });
