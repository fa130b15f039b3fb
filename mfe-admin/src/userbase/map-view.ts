import type { UserbaseFilters } from './userbase-filters';

/** The part of the world that is shown; degrees, `west` east of `east` goes across the date line. */
export interface MapView {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly zoom: number;
}

export const wholeWorld: MapView = { west: -180, east: 180, south: -90, north: 90, zoom: 2 };

/** A view of a map that may have been dragged around the world, and shows more than the world when it is far out. */
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

/** Into −180 … 180. */
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** The longitude of a place in that turn of the world which is nearest to where the map looks. */
export const nearestTurn = (lng: number, center: number) => lng + 360 * Math.round((center - lng) / 360);

/** Some 100 m: nearly the same view asks nearly the same. */
const decimals = 3;

const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** The query of a view and its filters. */
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
