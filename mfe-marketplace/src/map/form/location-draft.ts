import { limits } from '@plaza/contracts/limits';
import { servicesPerLocation } from '@plaza/contracts/marketplace/choices';
import type { LocationType, MapLocation, NewMapLocation } from '@plaza/contracts/marketplace/locations';
import { atMost, atMostEntries } from '@plaza/contracts/sentences';
import type { Coordinates } from '../locations/map-view';

/** A location as the user types it. */
export interface LocationDraft {
  readonly name: string;
  readonly type: LocationType;
  readonly address: string;
  readonly coordinates: Coordinates | undefined;
  /** Whether the coordinates were picked on the map in this form; otherwise typing another address clears them. */
  readonly isPicked: boolean;
  /** Separated by commas. */
  readonly services: string;
  readonly hours: string;
}

export const blankDraft = (type: LocationType): LocationDraft => ({
  name: '',
  type,
  address: '',
  coordinates: undefined,
  isPicked: false,
  services: '',
  hours: '',
});

export const toDraft = ({ name, type, address, lat, lng, services, hours }: MapLocation): LocationDraft => ({
  name,
  type,
  address,
  coordinates: { lat, lng },
  isPicked: false,
  services: services.join(', '),
  hours,
});

/** The changes that typing an address causes. The initial address, typed again, has its initial coordinates again. */
export function typedAddress({ isPicked }: LocationDraft, address: string, initial: LocationDraft) {
  if (isPicked) return { address };
  return { address, coordinates: address === initial.address ? initial.coordinates : undefined };
}

/** Whether the submit button is enabled; coordinates are validated only on submission. */
export const isComplete = ({ name, address }: LocationDraft): boolean => name.trim() !== '' && address.trim() !== '';

/** The error of one field. */
export function validateLocation(name: keyof LocationDraft, draft: LocationDraft): string | undefined {
  if (name === 'services') return validateServices(draft);
  if (name !== 'coordinates' || draft.coordinates) return undefined;
  return 'Latitude and longitude are missing. Choose a suggested address, or the spot on the map.';
}

/** The error of the services, worded as by the server. */
export function validateServices({ services }: LocationDraft): string | undefined {
  const listed = parseServices(services);
  if (listed.length > servicesPerLocation) return `Services must ${atMostEntries(servicesPerLocation)}`;
  return listed.some(({ length }) => length > limits.name) ? `Services must ${atMost(limits.name)}` : undefined;
}

function parseServices(services: string): string[] {
  const listed = new Set(services.split(',').map((service) => service.trim()));
  listed.delete('');
  return [...listed];
}

/** The request body of a valid draft. */
export function toNewLocation({ coordinates, services, ...draft }: LocationDraft): Required<NewMapLocation> {
  if (!coordinates) throw new Error('A location without coordinates passed the validation.');
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
