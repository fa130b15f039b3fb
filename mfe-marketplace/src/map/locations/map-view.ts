import type { Place } from '@plaza/contracts/marketplace/places';

/** A spot on the earth, in degrees. */
export type Coordinates = Pick<Place, 'lat' | 'lng'>;

/** Where the map looks before it knows of any location; `zoom` and `maxZoom` are levels of the tiles. */
export const startView = { center: [40.7128, -74.006] as [number, number], zoom: 12, maxZoom: 19 };

export const mapHeight = 600;

/** Free space around all locations, in pixels. */
export const fitPadding = 20;

/** How near the map goes to show this many locations. */
export const maxFitZoom = (count: number): number => (count === 1 ? 15 : 18);

/** How long the map is waited for, in milliseconds: once, then so many times more. */
export const mapStart = { delayMs: 750, tries: 5, tryMs: 300 } as const;

/** How long a map may stand without any tile before the simple one takes its place, in milliseconds. */
export const noTilesMs = 1500;
