import { lastDefaultLocation } from '@plaza/contracts/marketplace/choices';
import type { LocationType, MapLocation } from '@plaza/contracts/marketplace/locations';

/** The types of locations, in the order of the lists. */
export const locationTypeOptions = [
  { value: 'bank', label: 'Bank' },
  { value: 'atm', label: 'ATM' },
  { value: 'cafe', label: 'Cafe' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'shopping', label: 'Shopping' },
] as const satisfies readonly { value: LocationType; label: string }[];

export const locationTypeLabel = (type: LocationType): string =>
  locationTypeOptions.find(({ value }) => value === type)?.label ?? type;

/** Whether it is one of the locations that every user starts with. */
export const isDefaultLocation = ({ id }: Pick<MapLocation, 'id'>): boolean => id <= lastDefaultLocation;
