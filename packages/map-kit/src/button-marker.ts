import { divIcon, type LatLngExpression, type Map as LeafletMap, type Marker, marker } from 'leaflet';

/** What stands on the map: the button is what a pointer and the keyboard reach. */
export interface ButtonMarker {
  readonly at: LatLngExpression;
  /** Drawn around the point; Leaflet takes the element, so nothing in it is ever read as HTML. */
  readonly button: HTMLButtonElement;
  readonly motion: boolean;
}

/** Puts a button on the map, which comes into view as the keyboard reaches it. */
export function addMarker(map: LeafletMap, { at, button, motion }: ButtonMarker): Marker {
  const icon = divIcon({ html: button, className: '', iconSize: [0, 0] });
  const added = marker(at, { icon, keyboard: false, riseOnHover: true });
  button.addEventListener('focus', () => {
    // A press focuses the button as well: a map that moved then would take it from under the pointer before the click.
    if (!button.matches(':focus-visible')) return;
    map.panInside(added.getLatLng(), { padding: [32, 32], animate: motion });
  });
  return added.addTo(map);
}

/** Takes a marker away; the keyboard goes on from the map where it was on the marker. */
export function removeMarker(map: LeafletMap, gone: Marker): void {
  if (gone.getElement()?.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
  gone.remove();
}
