import type { LocationType, MapLocation } from '@plaza/contracts/marketplace/locations';
import { forgetKeptForm, hasKeptForm, keptFormNames } from '@plaza/web-kit';
import { locationTypeOptions } from '../locations/location-types';

/** What a form is for: a new location, which begins with a type, or a location to change. */
export type FormTarget =
  | { readonly type: LocationType; readonly location?: undefined }
  | { readonly location: MapLocation };

/** The name under which the input of a form is kept while the form is off the page. */
export const formName = (target: FormTarget): string =>
  `${namePrefix}${target.location ? target.location.id : target.type}`;

const namePrefix = 'marketplace/location ';

/** What the form is for whose input was kept: for a new location, or for one of these. */
export function keptTarget(locations: readonly MapLocation[]): FormTarget | undefined {
  return allTargets(locations).find((target) => hasKeptForm(formName(target)));
}

/** Removes the kept input of locations that were deleted: no form shows it any more. */
export function forgetDeletedLocations(locations: readonly MapLocation[]): void {
  const names = new Set(allTargets(locations).map(formName));
  const kept = keptFormNames().filter((name) => name.startsWith(namePrefix));
  for (const name of kept) if (!names.has(name)) forgetKeptForm(name);
}

const allTargets = (locations: readonly MapLocation[]): readonly FormTarget[] => [
  ...locationTypeOptions.map(({ value: type }) => ({ type })),
  ...locations.map((location) => ({ location })),
];
