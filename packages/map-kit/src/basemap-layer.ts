import { type Map as LeafletMap, type TileEvent, tileLayer } from 'leaflet';
import { type DrawnState, drawnFallback } from './drawn-fallback';
import { mapTiles } from './map-tiles';

/** The basemap of a map: tiles, or the state of the simplified map that the browser draws if tiles fail. */
export type Basemap = 'tiles' | DrawnState;

/**
 * How long a tile server that failed is not requested again. The browser's console logs each failed tile, so retries
 * are rare.
 */
const pauseMs = 60_000;

/** Adds a basemap to the map and reports which: tiles, or the drawn one once a tile fails and none is in the view. */
export function addBasemap(map: LeafletMap, maxZoom: number, onBasemap: (basemap: Basemap) => void): () => void {
  const fallback = drawnFallback(map, onBasemap);
  /** The tiles that have loaded, with their zoom levels: those of another level are about to be removed. */
  const loaded = new Map<HTMLElement, number>();
  let zoom: number | undefined;
  /** Whether a tile has failed and none has loaded since, so that the failures after it mean nothing new. */
  let hasFailed = false;
  let isClosed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const isInView = () => [...loaded.values()].some((level) => level === zoom);

  function pauseTiles() {
    if (isClosed || pause) return;
    tiles.remove();
    pause = setTimeout(() => {
      pause = undefined;
      tiles.addTo(map);
    }, pauseMs);
  }

  // The attribution is rendered as text below the map; Leaflet would insert it as HTML.
  const tiles = tileLayer(mapTiles().url, { maxZoom })
    .on('loading', () => {
      hasFailed = false;
    })
    .on('tileloadstart', ({ coords }: TileEvent) => {
      zoom = coords.z;
    })
    .on('tileload', ({ tile, coords }: TileEvent) => {
      loaded.set(tile, coords.z);
      hasFailed = false; // a change of the zoom level in the meantime fires no 'loading'
      fallback.hide();
      onBasemap('tiles');
    })
    .on('tileunload', ({ tile }: TileEvent) => {
      loaded.delete(tile);
    })
    .on('tileerror', () => {
      if (hasFailed || isInView()) return;
      hasFailed = true;
      fallback.show();
    })
    // When all tiles have either loaded or failed. Leaflet uses the layer after this event, so it is removed later.
    .on('load', () => {
      if (!isInView()) queueMicrotask(pauseTiles);
    })
    .addTo(map);

  return () => {
    isClosed = true;
    clearTimeout(pause);
    fallback.hide();
    tiles.remove();
  };
}
