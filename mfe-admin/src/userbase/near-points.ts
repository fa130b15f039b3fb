import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';

/** Markers nearer than this would cover each other, in pixels. */
const touchingPixels = 44;

interface Placed {
  point: UserbasePoint;
  readonly x: number;
  readonly y: number;
}

/**
 * The points with those that would cover each other made one; cells of a grid may meet at their edges.
 * @param place where a point is on the screen
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

/** Between the two, nearer to where more people are. */
function joined(one: UserbasePoint, other: UserbasePoint): UserbasePoint {
  const count = one.count + other.count;
  const between = (a: number, b: number) => (a * one.count + b * other.count) / count;
  return { lat: between(one.lat, other.lat), lng: between(one.lng, other.lng), count };
}
