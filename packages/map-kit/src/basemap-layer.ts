import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { mapTiles } from './map-tiles';

/** The basemap of a map: tiles, a simplified map drawn by the browser if tiles fail, or none if that fails too. */
export type Basemap = 'tiles' | 'drawn' | 'none';

/**
 * How long a tile server that failed is not requested again. The browser's console logs each failed tile, so retries
 * are rare.
 */
const restMs = 60_000;

/** Adds a basemap to the map and reports which: tiles, or the drawn one once a tile fails before any has loaded. */
export function addBasemap(map: LeafletMap, maxZoom: number, onBasemap: (basemap: Basemap) => void): () => void {
  let come = 0;
  let drawn: { remove: () => void } | undefined;
  let isWanted = false;
  let isClosed = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function draw() {
    if (isWanted || drawn) return;
    isWanted = true;
    onBasemap('none');
    try {
      const { drawBasemap } = await import(/* webpackChunkName: "drawn-ground" */ './basemap/drawn-basemap');
      if (isClosed || !isWanted) return;
      drawn = drawBasemap(map);
      onBasemap('drawn');
      rest();
    } catch (error) {
      console.warn('the base map could not be drawn', error);
    }
  }

  function rest() {
    if (resting) return;
    tiles.remove();
    resting = setTimeout(() => {
      resting = undefined;
      tiles.addTo(map);
    }, restMs);
  }

  // The attribution is rendered as text below the map; Leaflet would insert it as HTML.
  const tiles = tileLayer(mapTiles().url, { maxZoom })
    .on('loading', () => {
      come = 0;
    })
    .on('tileload', () => {
      come += 1;
      isWanted = false;
      drawn?.remove();
      drawn = undefined;
      onBasemap('tiles');
    })
    .on('tileerror', () => {
      if (come > 0) return;
      if (drawn) rest();
      else void draw();
    })
    .addTo(map);

  return () => {
    isClosed = true;
    clearTimeout(resting);
    drawn?.remove();
    tiles.remove();
  };
}
