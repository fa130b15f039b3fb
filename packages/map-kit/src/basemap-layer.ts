import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { mapTiles } from './map-tiles';

/** What a map stands on: tiles, what the browser draws while none can be had, or nothing where that fails too. */
export type Basemap = 'tiles' | 'drawn' | 'none';

/** How long a host that gave no tile is left alone; the console of the browser names each one that it does not give. */
const restMs = 60_000;

/** Gives the map its ground, and tells which: tiles until one fails while none has come, then what is drawn here. */
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
      console.warn('the ground of the map could not be drawn', error);
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

  // Whose it is stands below the map as text; Leaflet would write it as HTML.
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
