import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { addMarker, popupPan } from '@plaza/map-kit';
import type { Map as LeafletMap, Marker, PopupOptions } from 'leaflet';
import { markerButton, nameLabel, popupCard } from './location-marker';

const popup: PopupOptions = { offset: [0, -12], minWidth: 160, maxWidth: 280 };

/** A location and its marker on the map. */
export interface ShownLocation {
  readonly location: MapLocation;
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
}

interface MarkerOptions {
  readonly motion: boolean;
  readonly onSelect: () => void;
}

/** Adds the marker of a location, with its popup and its name beside it. */
export function showLocation(
  map: LeafletMap,
  location: MapLocation,
  { motion, onSelect }: MarkerOptions,
): ShownLocation {
  const button = markerButton(location);
  const marker = addMarker(map, { at: location, button, motion });
  marker.bindPopup(popupCard(location), { ...popup, ...popupPan(motion) });
  marker.bindTooltip(nameLabel(location), {
    permanent: true,
    // On the side away from the nearer edge, where it would be clipped.
    direction: 'auto',
    offset: [18, 0],
    className: 'marker-name',
  });
  // The marker's button already gives screen readers the name; the label beside it is only visual.
  marker.getTooltip()?.getElement()?.setAttribute('role', 'presentation');
  marker.getElement()?.removeAttribute('aria-describedby');
  marker.on('click', onSelect);
  return { location, button, marker };
}
