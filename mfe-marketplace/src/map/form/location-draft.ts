import { limits } from '@plaza/contracts/limits';
import { servicesOfAPlace } from '@plaza/contracts/marketplace/choices';
import type { NewPlace, Place, PlaceType } from '@plaza/contracts/marketplace/places';
import { atMost, atMostEntries } from '@plaza/contracts/sentences';
import type { Coordinates } from '../locations/map-view';

/** What is typed about a location. */
export interface LocationDraft {
  readonly name: string;
  readonly type: PlaceType;
  readonly address: string;
  readonly coordinates: Coordinates | undefined;
  /** Whether the spot stands for the address as it was chosen, and so goes when another one is typed. */
  readonly isFromAddress: boolean;
  /** With commas between them. */
  readonly services: string;
  readonly hours: string;
}

export const blankDraft = (type: PlaceType): LocationDraft => ({
  name: '',
  type,
  address: '',
  coordinates: undefined,
  isFromAddress: false,
  services: '',
  hours: '',
});

export const toDraft = ({ name, type, address, lat, lng, services, hours }: Place): LocationDraft => ({
  name,
  type,
  address,
  coordinates: { lat, lng },
  isFromAddress: false,
  services: services.join(', '),
  hours,
});

/** Another address is typed. */
export const withAddress = (draft: LocationDraft, address: string): LocationDraft => ({
  ...draft,
  address,
  coordinates: draft.isFromAddress ? undefined : draft.coordinates,
});

/** Whether the button may be pressed; saving asks for the spot besides. */
export const isComplete = ({ name, address }: LocationDraft): boolean => name.trim() !== '' && address.trim() !== '';

/** What is wrong with the services, in the words of the server. */
export function validateServices({ services }: LocationDraft): string | undefined {
  const listed = parseServices(services);
  if (listed.length > servicesOfAPlace) return `Services must ${atMostEntries(servicesOfAPlace)}`;
  return listed.some(({ length }) => length > limits.name) ? `Services must ${atMost(limits.name)}` : undefined;
}

function parseServices(services: string): string[] {
  const listed = new Set(services.split(',').map((service) => service.trim()));
  listed.delete('');
  return [...listed];
}

/** What is sent; undefined without a spot. */
export function toNewLocation({ coordinates, services, ...draft }: LocationDraft): Required<NewPlace> | undefined {
  if (!coordinates) return undefined;
  const { name, type, address, hours } = draft;
  return {
    name: name.trim(),
    type,
    address: address.trim(),
    ...coordinates,
    services: parseServices(services),
    hours: hours.trim(),
  };
}
