import type { MapLocation } from '@plaza/contracts/marketplace/locations';

/** Latitude and longitude, in degrees. */
export type Coordinates = Pick<MapLocation, 'lat' | 'lng'>;

/** The view before locations are loaded; `zoom` and `maxZoom` are tile levels. */
export const startView = { center: [40.7128, -74.006] as [number, number], zoom: 12, maxZoom: 19 };

export const mapHeight = 600;

/** The height of the map on phones, in pixels: low enough that the list starts on the first screen. */
export const phoneMapHeight = 320;

/** The padding around the markers of all locations, in pixels. */
export const fitPadding = 20;

/** In pixels. */
const markerRadius = 16;

/** The distance from the center of a marker to the edge of the map, in pixels. */
export const fitEdge = fitPadding + markerRadius;

/**
 * The minimum distance of the locations from the left edge, in pixels: to the right of the zoom buttons if a location
 * would be under them.
 * @param points the positions of the locations with the same padding on all sides
 * @param control how far the buttons extend from the upper left corner
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

/** The limit for loading the map library, in milliseconds: a first delay, then a number of retries. */
export const mapStart = { delayMs: 750, tries: 5, tryMs: 300 } as const;

/** After how many milliseconds without tiles the simple map replaces the interactive one. */
export const noTilesMs = 1500;
