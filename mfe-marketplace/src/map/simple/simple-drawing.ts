import type { Coordinates } from '../locations/map-view';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts between coordinates and points of a drawing, in pixels from its upper left corner. */
export interface Drawing {
  toPoint: (coordinates: Coordinates) => Point;
  toCoordinates: (point: Point) => Coordinates;
  /** At the center of the drawing. */
  readonly metersPerPixel: number;
}

const earthMeters = 40_075_017;
const margin = 56;
/** The smallest width of a drawing, as a share of the equator: two kilometers. */
const minWidth = 2000 / earthMeters;
/** The limit of the Mercator projection. */
const maxLatitude = 85;

/** Mercator projection: both values from 0 to 1, west to east and north to south. */
function toMercator({ lat, lng }: Coordinates): Point {
  const phi = (Math.max(-maxLatitude, Math.min(maxLatitude, lat)) * Math.PI) / 180;
  return { x: lng / 360 + 0.5, y: 0.5 - Math.asinh(Math.tan(phi)) / (2 * Math.PI) };
}

/** A drawing of this size, in pixels, that fits all locations; centered on `empty` if there are none. */
export function createDrawing(
  locations: readonly Coordinates[],
  size: { width: number; height: number },
  empty: Coordinates,
): Drawing {
  const points = (locations.length > 0 ? locations : [empty]).map(toMercator);
  const [west, east] = edges(points.map(({ x }) => x));
  const [north, south] = edges(points.map(({ y }) => y));
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  const scale = Math.max(
    (east - west) / Math.max(1, size.width - 2 * margin),
    (south - north) / Math.max(1, size.height - 2 * margin),
    minWidth / size.width,
  );
  const toCoordinates = ({ x, y }: Point): Coordinates => {
    const lng = ((x - size.width / 2) * scale + middle.x - 0.5) * 360;
    const lat = (Math.atan(Math.sinh((0.5 - middle.y - (y - size.height / 2) * scale) * 2 * Math.PI)) * 180) / Math.PI;
    return { lat, lng: Math.max(-180, Math.min(180, lng)) };
  };
  const { lat } = toCoordinates({ x: size.width / 2, y: size.height / 2 });
  return {
    toPoint: (coordinates) => {
      const { x, y } = toMercator(coordinates);
      return { x: (x - middle.x) / scale + size.width / 2, y: (y - middle.y) / scale + size.height / 2 };
    },
    toCoordinates,
    metersPerPixel: scale * earthMeters * Math.cos((lat * Math.PI) / 180),
  };
}

const edges = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

const maxScalePixels = 140;

/** The longest round length that fits the scale bar. */
export function scaleBar(metersPerPixel: number): { pixels: number; label: string } {
  const maxMeters = metersPerPixel * maxScalePixels;
  const power = 10 ** Math.floor(Math.log10(maxMeters));
  const meters = ([5, 2].find((step) => step * power <= maxMeters) ?? 1) * power;
  const label = meters < 1000 ? `${meters} m` : `${(meters / 1000).toLocaleString('en')} km`;
  return { pixels: meters / metersPerPixel, label };
}
