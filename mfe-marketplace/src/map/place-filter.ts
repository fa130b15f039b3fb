import { placeTypes } from '@plaza/contracts/marketplace/choices';
import type { Place, PlaceType } from '@plaza/contracts/marketplace/places';
import { useChangeSearch, useLocation } from '@plaza/web-kit/router';
import { useMemo } from 'react';
import { placeTypeLabel } from './place-types';

/** Which locations are shown; empty filters nothing. */
export interface PlaceFilter {
  readonly text: string;
  readonly type: PlaceType | '';
}

export const everyPlace: PlaceFilter = { text: '', type: '' };

/** What is filtered by, as the address has it, and how to filter otherwise. */
export function usePlaceFilter(): [PlaceFilter, (filter: PlaceFilter) => void] {
  const params = new URLSearchParams(useLocation().search);
  const change = useChangeSearch();
  const text = params.get('search') ?? '';
  const type = placeTypes.find((one) => one === params.get('type')) ?? '';
  // Typing goes on within one step of the history.
  const setFilter = (next: PlaceFilter) =>
    change({ search: next.text, type: next.type }, { replace: next.type === type });
  return [useMemo(() => ({ text, type }), [text, type]), setFilter];
}

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
