import type { UserbaseFilters } from './userbase-filters';

/** The visible area in degrees; if `west` is greater than `east`, it crosses the date line. */
export interface MapView {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly zoom: number;
}

export const wholeWorld: MapView = { west: -180, east: 180, south: -90, north: 90, zoom: 2 };

/**
 * Normalizes the bounds of a map that may have been dragged around the world, or zoomed out to more than the whole
 * world.
 */
export function toView({ west, east, south, north, zoom }: MapView): MapView {
  const isWhole = east - west >= 360;
  return {
    west: isWhole ? -180 : wrapped(west),
    east: isWhole ? 180 : wrapped(east),
    south: Math.max(-90, south),
    north: Math.min(90, north),
    zoom,
  };
}

/** Normalizes a longitude to −180 … 180. */
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** Shifts a longitude by full turns to be as close as possible to the center of the map. */
export const nearestTurn = (lng: number, center: number) => lng + 360 * Math.round((center - lng) / 360);

/** About 100 m, so that nearly identical views result in the same query. */
const decimals = 3;

const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** The query for a view with filters. */
export const toQuery = ({ west, east, south, north, zoom }: MapView, { role, company }: UserbaseFilters) => ({
  role,
  company,
  west: rounded(west),
  east: rounded(east),
  south: rounded(south),
  north: rounded(north),
  zoom,
});

export type UserbaseQuery = ReturnType<typeof toQuery>;
