import type { UserbasePoint } from '@plaza/contracts/administration';
import { divIcon, type Map as LeafletMap, latLngBounds, map as leafletMap, type Marker, marker } from 'leaflet';
import { type MapView, nearestTurn, toView, wholeWorld } from './map-view';
import { crowdCard, keyOf, markerButton, personCard } from './markers';
import { joinNear } from './near-points';
import { groundLayer, mostZoom } from './tiles';

interface Listeners {
  /** Hears where the map looks whenever it has come to rest. */
  onView: (view: MapView) => void;
  /** Hears whether tiles can be had. */
  onGround: (isThere: boolean) => void;
}

/** How near it goes by itself: a district, not somebody's door. */
const nearestFit = 12;
const zoomStep = 2;
/** Still as wide as the cells that the whole world is counted in. */
const crowdFit = wholeWorld.zoom + zoomStep;

/** A map of people in an element, which has to be on the page and to have a size. */
export function openPeopleMap(place: HTMLElement, motion: boolean, { onView, onGround }: Listeners) {
  const still = { zoomAnimation: motion, fadeAnimation: motion, markerZoomAnimation: motion, inertia: motion };
  const options = { ...still, minZoom: 0, maxZoom: mostZoom, worldCopyJump: true, attributionControl: false };
  const map = leafletMap(place, options).setView([20, 0], wholeWorld.zoom, { animate: false });
  const markers = new Map<string, Marker>();
  groundLayer(onGround).addTo(map);
  map.on('moveend', () => onView(viewOf(map)));
  const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && map.closePopup();
  place.addEventListener('keydown', handleKey);
  // Leaflet hears of the window's size alone.
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }));
  observer.observe(place);

  return {
    /** Shows these points and no others; those that were there stay as they are. */
    show(points: readonly UserbasePoint[]) {
      const wanted = new Map(onScreen(map, points).map((point) => [keyOf(point), point]));
      for (const [key, one] of markers) {
        if (wanted.has(key)) continue;
        markers.delete(key);
        takeAway(map, one);
      }
      for (const [key, point] of wanted) {
        const known = markers.get(key);
        if (known) known.setLatLng(point);
        else markers.set(key, add(map, point, motion));
      }
    },
    /** Moves to where all of these are seen. */
    fit(points: readonly UserbasePoint[]) {
      if (points.length === 0) return;
      const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
      // A crowd's place is the middle of its people: nearer than this there may be nobody around it.
      const maxZoom = points.some(({ count }) => count > 1) ? crowdFit : nearestFit;
      map.fitBounds(bounds, { animate: false, maxZoom, padding: [40, 40] });
    },
    close() {
      observer.disconnect();
      place.removeEventListener('keydown', handleKey);
      map.remove();
    },
  };
}

export type PeopleMap = ReturnType<typeof openPeopleMap>;

function viewOf(map: LeafletMap): MapView {
  // A little more than is seen, so that a small move brings nothing new.
  const bounds = map.getBounds().pad(0.1);
  const edges = { west: bounds.getWest(), east: bounds.getEast(), south: bounds.getSouth(), north: bounds.getNorth() };
  return toView({ ...edges, zoom: Math.round(map.getZoom()) });
}

/** The points in the turn of the world that is looked at, none of them covering another. */
function onScreen(map: LeafletMap, points: readonly UserbasePoint[]): UserbasePoint[] {
  const center = map.getCenter().lng;
  const turned = points.map((point) => ({ ...point, lng: nearestTurn(point.lng, center) }));
  return joinNear(turned, (point) => map.project(point));
}

function add(map: LeafletMap, point: UserbasePoint, motion: boolean): Marker {
  const button = markerButton(point);
  const icon = divIcon({ html: button, className: '', iconSize: [0, 0] });
  // The button within is what the keyboard reaches.
  const added = marker(point, { icon, keyboard: false, riseOnHover: true });
  const bring = (padding: [number, number]) => map.panInside(added.getLatLng(), { padding, animate: motion });
  button.addEventListener('focus', () => bring([32, 32]));
  const popup = { autoPan: motion, autoPanPadding: [16, 16] as [number, number], minWidth: 120, maxWidth: 260 };
  if (point.user) added.bindPopup(personCard(point.user), popup).on('popupopen', () => motion || bring([140, 140]));
  else {
    added.on('click', () => {
      const zoom = map.getZoom();
      if (zoom < mostZoom) map.setView(added.getLatLng(), Math.min(zoom + zoomStep, mostZoom), { animate: motion });
      else map.openPopup(crowdCard(point.count), added.getLatLng(), popup);
    });
  }
  return added.addTo(map);
}

/** The keyboard goes on from the map where the marker that it was on goes. */
function takeAway(map: LeafletMap, gone: Marker): void {
  if (gone.getElement()?.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
  gone.remove();
}
