import type { UserbaseFilter } from '@plaza/contracts/identity/user-administration';

type Box = Pick<UserbaseFilter, 'west' | 'east' | 'south' | 'north'>;

/** The width of a cluster on the screen; a map of zoom 0 is 256 pixels wide, and each further zoom doubles it. */
const cellPixels = 60;
const mapPixels = 256;
/** The approximate number of cells in a box; a box that is large for its zoom gets larger cells instead of more. */
const aboutCells = 400;

/** The width and height of a cell in degrees. */
export function cellDegrees(zoom: number, box: Box): number {
  const wide = widthOf(box);
  const high = Math.max(0, box.north - box.south);
  const onScreen = (360 / 2 ** zoom) * (cellPixels / mapPixels);
  return Math.max(onScreen, Math.sqrt((wide * high) / aboutCells), wide / aboutCells, high / aboutCells);
}

/** A box whose west lies east of its east crosses the date line. */
const isAcross = ({ west, east }: Box): boolean => west > east;
const widthOf = (box: Box): number => box.east - box.west + (isAcross(box) ? 360 : 0);

/** A filter for the main addresses in a box. */
export function isInside(box: Box) {
  const { west, east, south, north } = box;
  const sides = isAcross(box)
    ? { $or: [{ 'main.lng': { $gte: west } }, { 'main.lng': { $lte: east } }] }
    : { 'main.lng': { $gte: west, $lte: east } };
  return { 'main.lat': { $gte: south, $lte: north }, ...sides };
}

/** The longitude counted from the box's west, so that points on both sides of the date line have close numbers. */
export function longitudeFromWest(box: Box) {
  if (!isAcross(box)) return '$main.lng';
  return { $cond: [{ $lt: ['$main.lng', box.west] }, { $add: ['$main.lng', 360] }, '$main.lng'] };
}

/** Converts such a longitude back to −180 … 180. */
export const normalizeLongitude = (lng: number): number => (lng > 180 ? lng - 360 : lng);
