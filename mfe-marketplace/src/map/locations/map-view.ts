import type { MapLocation } from '@plaza/contracts/marketplace/locations';

/** Latitude and longitude, in degrees. */
export type Coordinates = Pick<MapLocation, 'lat' | 'lng'>;

/** The view before any location is loaded; `zoom` and `maxZoom` are tile levels. */
export const startView = { center: [40.7128, -74.006] as [number, number], zoom: 12, maxZoom: 19 };

export const mapHeight = 600;

/** The least that a map has, so that the list begins in the first screen. */
export const phoneMapHeight = 320;

/** The padding around the markers of all locations, in pixels. */
export const fitPadding = 20;

/** In pixels. */
const markerRadius = 16;

/** From the middle of a marker to where the map may end, in pixels. */
export const fitEdge = fitPadding + markerRadius;

/**
 * How far from the left edge the locations begin, in pixels: past the zoom buttons where one would stand under them.
 * @param points where they stand with the same padding on all sides
 * @param control how far the buttons reach from the upper left corner
 */
export function leftEdge(
  points: readonly { readonly x: number; readonly y: number }[],
  control: { readonly right: number; readonly bottom: number },
): number {
  const isCovered = points.some(({ x, y }) => x - markerRadius < control.right && y - markerRadius < control.bottom);
  return isCovered ? control.right + fitEdge : fitEdge;
}

/** The highest zoom level at which the map fits this many locations. */
export const maxFitZoom = (count: number): number => (count === 1 ? 15 : 18);

/** How long the map library may take, in milliseconds: a first delay, then a number of retries. */
export const mapStart = { delayMs: 750, tries: 5, tryMs: 300 } as const;

/** After how many milliseconds without tiles the simple map replaces the interactive one. */
export const noTilesMs = 1500;
