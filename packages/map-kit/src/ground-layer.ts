import { type TileLayer, tileLayer } from 'leaflet';
import { mapTiles } from './map-tiles';

/** The ground of the map. Tells whether it is there: false once a tile fails while none has come. */
export function groundLayer(maxZoom: number, onGround: (isThere: boolean) => void): TileLayer {
  let come = 0;
  // Whose it is stands below the map as text; Leaflet would write it as HTML.
  return tileLayer(mapTiles().url, { maxZoom })
    .on('loading', () => {
      come = 0;
    })
    .on('tileload', () => {
      come += 1;
      onGround(true);
    })
    .on('tileerror', () => {
      if (come === 0) onGround(false);
    });
}
