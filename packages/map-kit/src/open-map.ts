import { type LatLngTuple, type Map as LeafletMap, map as leafletMap } from 'leaflet';
import { addBasemap, type Basemap } from './basemap-layer';

/** How a map begins. Zoom levels are Leaflet's, `center` is degrees of latitude and longitude. */
export interface MapSettings {
  readonly center: LatLngTuple;
  readonly zoom: number;
  readonly maxZoom: number;
  /** Whether the map may glide and fade; the person may have asked for less. */
  readonly motion: boolean;
  /** Hears what the map stands on, at each change. */
  readonly onBasemap: (basemap: Basemap) => void;
}

/**
 * A Leaflet map with its ground, in an element that is on the page and has a size. It follows the size of the element,
 * and Escape closes what it has opened. `close` leaves the element empty.
 */
export function openMap(place: HTMLElement, settings: MapSettings): { map: LeafletMap; close: () => void } {
  const { center, zoom, maxZoom, motion, onBasemap } = settings;
  const still = { zoomAnimation: motion, fadeAnimation: motion, markerZoomAnimation: motion, inertia: motion };
  const options = { ...still, minZoom: 0, maxZoom, worldCopyJump: true, attributionControl: false };
  const map = leafletMap(place, options).setView(center, zoom, { animate: false });
  const removeBasemap = addBasemap(map, maxZoom, onBasemap);
  const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && map.closePopup();
  place.addEventListener('keydown', handleKey);
  // Leaflet hears of the window's size alone.
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }));
  observer.observe(place);
  return {
    map,
    close() {
      observer.disconnect();
      place.removeEventListener('keydown', handleKey);
      removeBasemap();
      map.remove();
    },
  };
}
