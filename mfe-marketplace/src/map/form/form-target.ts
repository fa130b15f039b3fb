import type { LocationType, MapLocation } from '@plaza/contracts/marketplace/locations';
import { hasKeptForm } from '@plaza/web-kit';
import { locationTypeOptions } from '../locations/location-types';

/** What a form is for: a new location, which begins with a type, or a location to change. */
export type FormTarget =
  | { readonly type: LocationType; readonly location?: undefined }
  | { readonly location: MapLocation };

/** The name under which the input of a form is kept while the form is off the page. */
export const formName = (target: FormTarget): string =>
  `marketplace/location ${target.location ? target.location.id : target.type}`;

/** What the form is for whose input was kept: for a new location, or for one of these. */
export function keptTarget(locations: readonly MapLocation[]): FormTarget | undefined {
  const targets: readonly FormTarget[] = [
    ...locationTypeOptions.map(({ value: type }) => ({ type })),
    ...locations.map((location) => ({ location })),
  ];
  return targets.find((target) => hasKeptForm(formName(target)));
}
