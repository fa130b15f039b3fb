import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { roleBadge } from '@plaza/contracts/roles';
import { initials } from '@plaza/ui';

type PointUser = NonNullable<UserbasePoint['user']>;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** The key of a point; the same in every response for the same users at the same place. */
export function keyOf({ lat, lng, count, user }: UserbasePoint): string {
  return user ? user.id : `${lat} ${lng} ${count}`;
}

/** A marker button. It is created as a DOM element, so that user data is never parsed as HTML. */
export function markerButton({ count, user }: UserbasePoint): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `marker ${user ? 'marker-plain' : `marker-${sizeOf(count)}`}`;
  button.textContent = user ? initials(user.name) : compact.format(count);
  button.setAttribute('aria-label', user ? whoIs(user) : `${count.toLocaleString('en')} people, zoom in`);
  return button;
}

const sizeOf = (count: number) => (count < 10 ? 'few' : count < 100 ? 'some' : 'many');

const whoIs = ({ name, role, companyName }: PointUser) => [name, roleBadge(role), companyName ?? []].flat().join(', ');

/** The content of a user's popup: name, role and company. */
export function userCard({ name, role, companyName }: PointUser): HTMLElement {
  const card = document.createElement('div');
  card.className = 'marker-card';
  card.append(line('strong', name), line('span', roleBadge(role)), ...(companyName ? [line('p', companyName)] : []));
  return card;
}

/** The popup of a cluster that no zoom level splits. */
export function crowdCard(count: number): HTMLElement {
  return line('p', `${count.toLocaleString('en')} people at this place. The list names them.`);
}

function line(tag: 'strong' | 'span' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
