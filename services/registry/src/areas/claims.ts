import type { AreaManifest } from '@plaza/contracts/registry/areas';
import { Conflict } from '@plaza/service-kit/errors';
import { AreaModel } from './area.model';

/** How much an area may claim over all its releases. */
const maxClaims = 120;

const tabClaims = ({ tabs }: AreaManifest): string[] => [
  ...tabs.map(({ id }) => `tab ${id}`),
  ...new Set(tabs.flatMap(({ scopes }) => scopes.map((scope) => `scope ${scope}`))),
];

/** The names that nobody else may use once this area does. */
const claimsOf = (manifest: AreaManifest): string[] => [
  ...tabClaims(manifest),
  ...(manifest.service ? [`prefix ${manifest.service.prefix}`] : []),
];

/**
 * Whether the area still owns all tabs and scopes of a release: after its removal, another area may have claimed them.
 */
export const areTabsClaimed = (claims: readonly string[], manifest: AreaManifest): boolean =>
  tabClaims(manifest).every((claim) => claims.includes(claim));

/**
 * The area's earlier claims and those of its next release: people may return to an earlier release at any time.
 * @throws Conflict if there are too many
 */
export function claimsWith(before: readonly string[], manifest: AreaManifest): string[] {
  const claims = [...new Set([...before, ...claimsOf(manifest)])];
  if (claims.length <= maxClaims) return claims;
  throw new Conflict(
    'area_claims_too_much',
    `Over its releases ${manifest.area} has used more than ${maxClaims} tabs and scopes. An administrator has to remove it, then it can begin anew.`,
  );
}

/** Says which part of a manifest belongs to another area. */
export async function collision(manifest: AreaManifest): Promise<Conflict> {
  const claims = claimsOf(manifest);
  const other = await AreaModel.findOne({ _id: { $ne: manifest.area }, claims: { $in: claims } }).lean();
  const claim = claims.find((one) => other?.claims.includes(one));
  const what = claim && other ? `The ${claim} belongs to the area ${other._id}.` : 'Another area has claimed the same.';
  return new Conflict('area_collides', `${what} Take another one.`);
}
