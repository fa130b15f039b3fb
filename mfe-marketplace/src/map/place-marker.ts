import type { Place } from '@plaza/contracts/marketplace/places';
import { markElement } from './place-mark';
import { placeTypeLabel } from './place-types';

/** A button on the map. Leaflet takes elements, so nothing of a location is ever read as HTML. */
export function placeButton({ name, type }: Place): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'place place-plain';
  button.setAttribute('aria-label', `${name}, ${placeTypeLabel(type)}`);
  button.append(markElement(type));
  return button;
}

/** Name, type, address and hours, for a popup. */
export function placeCard({ name, type, address, hours }: Place): HTMLElement {
  const card = document.createElement('div');
  card.className = 'place-card';
  card.append(line('strong', name), line('span', placeTypeLabel(type)), line('p', address));
  if (hours) card.append(line('p', hours));
  return card;
}

function line(tag: 'strong' | 'span' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
