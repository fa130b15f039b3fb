import { placeNames } from './place-names';

export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** All places, the largest first. */
export const places: readonly Place[] = placeNames.split('\n').map((line) => {
  const [name = '', lat, lng] = line.split('|');
  return { name, lat: Number(lat), lng: Number(lng) };
});

/**
 * A place in a view, in pixels from its upper left corner. Its name is centered, with the baseline `rise` above the
 * place.
 */
export interface PlacedName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly rise: number;
}

/** A part of a view, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface View {
  readonly width: number;
  readonly height: number;
  readonly toPixels: (place: Place) => { x: number; y: number };
  /** Elements on the map that names must not overlap. */
  readonly taken?: readonly Box[];
}

/**
 * The space that a name takes, in pixels: the average width of a character, the height of a line, and the gap around
 * it.
 */
const size = { character: 7, line: 18, gap: 12, ascent: 12, descent: 4 };
/** The minimum area of the view per name, in square pixels. */
const areaOfName = 18_000;
/** The possible positions of a name, the first free one is used: above its place, above a marker there, or below it. */
const rises = [6, 30, -32];

/** The largest places of a view whose names are completely visible and overlap neither each other nor taken boxes. */
export function namesIn(view: View, from: readonly Place[] = places): PlacedName[] {
  const { width, height, toPixels, taken = [] } = view;
  const found: PlacedName[] = [];
  const most = Math.ceil((width * height) / areaOfName);
  for (const place of from) {
    if (found.length === most) break;
    const { x, y } = toPixels(place);
    if (x <= 0 || y <= 0 || x >= width || y >= height) continue;
    const placed = rises
      .map((rise) => ({ name: place.name, x, y, rise }))
      .find((one) => isWhole(one, view) && isFree(one, taken));
    if (placed && found.every((other) => areApart(other, placed))) found.push(placed);
  }
  return found;
}

/** Whether a name overlaps none of the taken boxes. */
export function isFree(name: PlacedName, taken: readonly Box[]): boolean {
  const own = boxOf(name);
  return taken.every(
    ({ left, top, right, bottom }) => own.right < left || own.left > right || own.bottom < top || own.top > bottom,
  );
}

/** Whether the name is completely inside of the view. */
function isWhole(name: PlacedName, { width, height }: View): boolean {
  const { left, top, right, bottom } = boxOf(name);
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function boxOf({ name, x, y, rise }: PlacedName): Box {
  const half = (name.length * size.character) / 2;
  const baseline = y - rise;
  return { left: x - half, top: baseline - size.ascent, right: x + half, bottom: baseline + size.descent };
}

function areApart(one: PlacedName, other: PlacedName): boolean {
  const room = ((one.name.length + other.name.length) * size.character) / 2 + size.gap;
  const between = Math.abs(one.y - one.rise - (other.y - other.rise));
  return between > size.line + size.gap || Math.abs(one.x - other.x) > room;
}

/** Within this distance in degrees a larger place describes a point better than a nearer one. */
const around = 0.15;

/** The largest place around a point, or the nearest one if none is around it. */
export function placeNear(lat: number, lng: number, from: readonly Place[] = places): Place | undefined {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const distance = (place: Place) => (place.lat - lat) ** 2 + ((place.lng - lng) * narrowing) ** 2;
  const largest = from.find((place) => distance(place) < around ** 2);
  if (largest) return largest;
  let nearest: Place | undefined;
  for (const place of from) if (!nearest || distance(place) < distance(nearest)) nearest = place;
  return nearest;
}
