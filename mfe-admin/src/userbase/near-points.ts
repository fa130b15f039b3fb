import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';

/** Markers closer than this would overlap, in pixels. */
const touchingPixels = 44;

interface Placed {
  point: UserbasePoint;
  readonly x: number;
  readonly y: number;
}

/**
 * Merges points that would overlap; the server's clusters may be close to each other at the edges of its grid cells.
 * @param place the position of a point on the screen
 */
export function joinNear(
  points: readonly UserbasePoint[],
  place: (point: UserbasePoint) => { x: number; y: number },
): UserbasePoint[] {
  const placed: Placed[] = [];
  for (const point of points) {
    const { x, y } = place(point);
    const near = placed.find((one) => Math.hypot(one.x - x, one.y - y) < touchingPixels);
    if (near) near.point = joined(near.point, point);
    else placed.push({ point, x, y });
  }
  return placed.map(({ point }) => point);
}

/** The average position, weighted by the number of users. */
function joined(one: UserbasePoint, other: UserbasePoint): UserbasePoint {
  const count = one.count + other.count;
  const between = (a: number, b: number) => (a * one.count + b * other.count) / count;
  return { lat: between(one.lat, other.lat), lng: between(one.lng, other.lng), count };
}
