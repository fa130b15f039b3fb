import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { locationIconElement } from '../locations/location-icon';
import { locationTypeLabel } from '../locations/location-types';
import { formatOpeningHours } from '../locations/opening-hours';

/** The button of a marker, built as an element, so that no text of a location is parsed as HTML. */
export function markerButton({ name, type }: MapLocation): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'marker marker-plain';
  button.setAttribute('aria-label', `${name}, ${locationTypeLabel(type)}`);
  button.append(locationIconElement(type));
  return button;
}

/** The visible name beside a marker; hidden from screen readers, because the button has the same name. */
export function nameLabel({ name }: MapLocation): HTMLElement {
  const label = line('span', name);
  label.setAttribute('aria-hidden', 'true');
  return label;
}

/** The content of a popup: name, type, address and hours. */
export function popupCard({ name, type, address, hours }: MapLocation): HTMLElement {
  const card = document.createElement('div');
  card.className = 'marker-card';
  card.append(line('strong', name), line('span', locationTypeLabel(type)), line('p', address));
  if (hours) card.append(line('p', formatOpeningHours(hours)));
  return card;
}

function line(tag: 'strong' | 'span' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
