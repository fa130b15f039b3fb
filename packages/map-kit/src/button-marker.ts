import { divIcon, type LatLngExpression, type Map as LeafletMap, type Marker, marker } from 'leaflet';

/** A marker, whose button receives pointer and keyboard events. */
export interface ButtonMarker {
  readonly at: LatLngExpression;
  /** The element around the point; it is passed to Leaflet as an element, so none of it is parsed as HTML. */
  readonly button: HTMLButtonElement;
  readonly motion: boolean;
}

/** Puts a button on the map; the map moves to it when it receives the focus by keyboard. */
export function addMarker(map: LeafletMap, { at, button, motion }: ButtonMarker): Marker {
  const icon = divIcon({ html: button, className: '', iconSize: [0, 0] });
  const added = marker(at, { icon, keyboard: false, riseOnHover: true });
  button.addEventListener('focus', () => {
    // A click focuses the button as well; moving the map then would move the button away from the pointer before the
    // click.
    if (!button.matches(':focus-visible')) return;
    map.panInside(added.getLatLng(), { padding: [32, 32], animate: motion });
  });
  // Enter is a click as well; Leaflet would open a popup on the key press and close it again on the click.
  button.addEventListener('keypress', (event) => event.stopPropagation());
  return added.addTo(map);
}

/** Removes a marker; if it had the focus, the map receives it. */
export function removeMarker(map: LeafletMap, gone: Marker): void {
  if (gone.getElement()?.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
  gone.remove();
}
