type Parts = readonly [major: number, minor: number, patch: number];

/**
 * Whether a version is in a range: `^1.2.3` accepts it and newer versions with the same leftmost non-zero part, as npm
 * does; an exact version accepts only itself. Prereleases (`1.0.0-rc.1`) are in no range.
 */
export function isInRange(version: string, range: string): boolean {
  const actual = partsOf(version);
  const least = partsOf(range.replace('^', ''));
  if (!actual || !least) return false;
  if (!range.startsWith('^')) return isSame(actual, least, 3);
  const fixed = least.findIndex((part) => part > 0) + 1 || 3;
  return isSame(actual, least, fixed) && !isOlder(actual, least);
}

function partsOf(version: string): Parts | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

const isSame = (one: Parts, other: Parts, count: number) =>
  one.slice(0, count).every((part, index) => part === other[index]);

function isOlder(one: Parts, other: Parts): boolean {
  const differs = one.findIndex((part, index) => part !== other[index]);
  return differs !== -1 && (one[differs] ?? 0) < (other[differs] ?? 0);
}
