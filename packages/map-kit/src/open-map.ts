import { type LatLngTuple, type Map as LeafletMap, map as leafletMap } from 'leaflet';
import { addBasemap, type Basemap } from './basemap-layer';
import { panToPopups } from './popup-pan';

/** The initial state of a map. Zoom levels are Leaflet's, `center` is latitude and longitude in degrees. */
export interface MapSettings {
  readonly center: LatLngTuple;
  readonly zoom: number;
  readonly maxZoom: number;
  /** Whether the map may use animations; false if the user prefers reduced motion. */
  readonly motion: boolean;
  /** Receives the basemap at each change. */
  readonly onBasemap: (basemap: Basemap) => void;
}

/**
 * Opens a Leaflet map with a basemap in an element, which must be in the document and have a size. The map follows the
 * size of the element, and Escape closes its popups. `close` leaves the element empty.
 */
export function openMap(element: HTMLElement, settings: MapSettings): { map: LeafletMap; close: () => void } {
  const { center, zoom, maxZoom, motion, onBasemap } = settings;
  const still = { zoomAnimation: motion, fadeAnimation: motion, markerZoomAnimation: motion, inertia: motion };
  const options = { ...still, minZoom: 0, maxZoom, worldCopyJump: true, attributionControl: false };
  const map = leafletMap(element, options).setView(center, zoom, { animate: false });
  if (!motion) panToPopups(map);
  const removeBasemap = addBasemap(map, maxZoom, onBasemap);
  const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && map.closePopup();
  element.addEventListener('keydown', handleKey);
  // Leaflet itself only follows the window's size.
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }));
  observer.observe(element);
  return {
    map,
    close() {
      observer.disconnect();
      element.removeEventListener('keydown', handleKey);
      removeBasemap();
      map.remove();
    },
  };
}
