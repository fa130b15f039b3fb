import type { Place, PlaceType } from '@plaza/contracts/marketplace/places';
import { placeTypeLabel } from './place-types';

/** Which locations are shown; empty filters nothing. */
export interface PlaceFilter {
  readonly text: string;
  readonly type: PlaceType | '';
}

export const everyPlace: PlaceFilter = { text: '', type: '' };

export const filtersAny = ({ text, type }: PlaceFilter): boolean => text.trim() !== '' || type !== '';

/** The locations that have every typed word somewhere, and are of the chosen type. */
export function filterPlaces(places: readonly Place[], { text, type }: PlaceFilter): readonly Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return places.filter((place) => {
    if (type !== '' && place.type !== type) return false;
    const said = [place.name, placeTypeLabel(place.type), place.address, place.hours, ...place.services];
    const text = said.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
