import { locationTypes } from '@plaza/contracts/marketplace/choices';
import type { LocationType, MapLocation } from '@plaza/contracts/marketplace/locations';
import { useChangeSearch, useLocation } from '@plaza/web-kit/router';
import { useMemo } from 'react';
import { locationTypeLabel } from '../locations/location-types';

/** The filters of the locations; an empty value does not filter. */
export interface LocationFilter {
  readonly text: string;
  readonly type: LocationType | '';
}

export const noFilter: LocationFilter = { text: '', type: '' };

/** The filters in the address, and a setter. */
export function useLocationFilter(): [LocationFilter, (filter: LocationFilter) => void] {
  const params = new URLSearchParams(useLocation().search);
  const change = useChangeSearch();
  const text = params.get('search') ?? '';
  const type = locationTypes.find((one) => one === params.get('type')) ?? '';
  // Typing replaces the history entry instead of adding one per key.
  const setFilter = (next: LocationFilter) =>
    change({ search: next.text, type: next.type }, { replace: next.type === type });
  return [useMemo(() => ({ text, type }), [text, type]), setFilter];
}

export const hasFilter = ({ text, type }: LocationFilter): boolean => text.trim() !== '' || type !== '';

/** The locations of the chosen type that contain every typed word. */
export function filterLocations(
  locations: readonly MapLocation[],
  { text, type }: LocationFilter,
): readonly MapLocation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return locations.filter((location) => {
    if (type !== '' && location.type !== type) return false;
    const searchable = [
      location.name,
      locationTypeLabel(location.type),
      location.address,
      location.hours,
      ...location.services,
    ];
    const text = searchable.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
