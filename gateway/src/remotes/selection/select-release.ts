import type { CurrentReleases, CurrentRollout, KnownRelease } from '@plaza/contracts/internal/registry';
import type { Role } from '@plaza/contracts/roles';
import { positionOf } from '@plaza/service-kit/releases/rollout-position';

type Current = CurrentReleases[number];

/** Whoever loads remotes: a user or, before signing in, a browser of which only its id is known. */
export interface Visitor {
  /** The id of the user or of the browser. */
  readonly id: string;
  /** Null before signing in. */
  readonly role: Role | null;
  readonly isAdministrator: boolean;
}

/** `rollout` means the release of the remote's rollout, `pin` a release that the visitor chose. */
export type SelectedRelease =
  | { readonly kind: 'stable' | 'rollout' }
  | { readonly kind: 'pin'; readonly release: KnownRelease };

/** Whether the registry has admitted a visitor to the few who receive a release before the judge finds it good. */
export type IsAdmitted = (rollout: CurrentRollout, key: string, person: string) => boolean | Promise<boolean>;

const stable: SelectedRelease = { kind: 'stable' };

/** Selects the release of a remote for a visitor: stable for a browser without an id. */
export async function selectRelease(
  { rollout, pins }: Pick<Current, 'rollout' | 'pins'>,
  visitor: Visitor | undefined,
  isAdmitted: IsAdmitted,
): Promise<SelectedRelease> {
  if (!visitor) return stable;
  const own = pins?.find(({ person }) => person === visitor.id);
  if (own) return { kind: 'pin', release: own.release };
  if (!rollout) return stable;
  const { position, key } = positionOf({ visitorId: visitor.id, ...nameOf(rollout.release) });
  if (!isReached(rollout, visitor, position)) return stable;
  return rollout.isOpen || (await isAdmitted(rollout, key, visitor.id)) ? { kind: 'rollout' } : stable;
}

/**
 * Whether a visitor has the release of a rollout, as far as is known without asking the registry. The result is the
 * same as that of `selectRelease`, and is also true for a visitor who has pinned that release.
 */
export function hasRollout(
  { rollout, pins }: Pick<Current, 'rollout' | 'pins'>,
  visitor: Visitor,
  isKnownAdmitted: (rollout: CurrentRollout, key: string) => boolean,
): boolean {
  if (!rollout) return false;
  const own = pins?.find(({ person }) => person === visitor.id);
  if (own) return own.release.version === rollout.release.version;
  const { position, key } = positionOf({ visitorId: visitor.id, ...nameOf(rollout.release) });
  return isReached(rollout, visitor, position) && (rollout.isOpen || isKnownAdmitted(rollout, key));
}

/**
 * Whether a rollout has reached a visitor. Positions are fixed and weights only rise, so nobody is moved back to
 * stable. Browsers before signing in are included only after the judge has found the release good, because their
 * reports prove nothing.
 */
function isReached({ weight, roles, team, isOpen }: CurrentRollout, visitor: Visitor, position: number): boolean {
  if (visitor.isAdministrator || team.includes(visitor.id)) return true;
  if (visitor.role === null && !isOpen) return false;
  if (roles && !(visitor.role && roles.includes(visitor.role))) return false;
  return position < weight * 100;
}

const nameOf = ({ name: remote, version }: KnownRelease) => ({ remote, version });
