import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { roleBadge } from '@plaza/contracts/roles';
import { initials } from '@plaza/ui';

type PointUser = NonNullable<UserbasePoint['user']>;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** The same place of the same people has the same key in any answer. */
export function keyOf({ lat, lng, count, user }: UserbasePoint): string {
  return user ? user.id : `${lat} ${lng} ${count}`;
}

/** A button on the map. Leaflet takes elements, so nothing of a person is ever read as HTML. */
export function markerButton({ count, user }: UserbasePoint): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `place ${user ? 'place-plain' : `place-${sizeOf(count)}`}`;
  button.textContent = user ? initials(user.name) : compact.format(count);
  button.setAttribute('aria-label', user ? whoIs(user) : `${count.toLocaleString('en')} people, zoom in`);
  return button;
}

const sizeOf = (count: number) => (count < 10 ? 'few' : count < 100 ? 'some' : 'many');

const whoIs = ({ name, role, companyName }: PointUser) => [name, roleBadge(role), companyName ?? []].flat().join(', ');

/** Name, role and company, for a popup. */
export function userCard({ name, role, companyName }: PointUser): HTMLElement {
  const card = document.createElement('div');
  card.className = 'place-card';
  card.append(line('strong', name), line('span', roleBadge(role)), ...(companyName ? [line('p', companyName)] : []));
  return card;
}

/** For a cluster that no zoom takes apart. */
export function crowdCard(count: number): HTMLElement {
  return line('p', `${count.toLocaleString('en')} people at this place. The list names them.`);
}

function line(tag: 'strong' | 'span' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
