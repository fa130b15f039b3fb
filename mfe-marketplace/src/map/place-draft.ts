import { limits } from '@plaza/contracts/limits';
import { servicesOfAPlace } from '@plaza/contracts/marketplace/choices';
import type { NewPlace, Place, PlaceType } from '@plaza/contracts/marketplace/places';
import { atMost, atMostEntries } from '@plaza/contracts/sentences';
import type { Spot } from './map-rules';

/** What is typed about a location. */
export interface PlaceDraft {
  readonly name: string;
  readonly type: PlaceType;
  readonly address: string;
  readonly spot: Spot | undefined;
  /** Whether the spot stands for the address as it was chosen, and so goes when another one is typed. */
  readonly isSpotOfAddress: boolean;
  /** With commas between them. */
  readonly services: string;
  readonly hours: string;
}

export const blankDraft = (type: PlaceType): PlaceDraft => ({
  name: '',
  type,
  address: '',
  spot: undefined,
  isSpotOfAddress: false,
  services: '',
  hours: '',
});

export const draftOf = ({ name, type, address, lat, lng, services, hours }: Place): PlaceDraft => ({
  name,
  type,
  address,
  spot: { lat, lng },
  isSpotOfAddress: false,
  services: services.join(', '),
  hours,
});

/** Another address is typed. */
export const withAddress = (draft: PlaceDraft, address: string): PlaceDraft => ({
  ...draft,
  address,
  spot: draft.isSpotOfAddress ? undefined : draft.spot,
});

/** Whether the button may be pressed; saving asks for the spot besides. */
export const isNamed = ({ name, address }: PlaceDraft): boolean => name.trim() !== '' && address.trim() !== '';

/** What is wrong with the services, in the words of the server. */
export function servicesFault({ services }: PlaceDraft): string | undefined {
  const listed = listedIn(services);
  if (listed.length > servicesOfAPlace) return `Services must ${atMostEntries(servicesOfAPlace)}`;
  return listed.some(({ length }) => length > limits.name) ? `Services must ${atMost(limits.name)}` : undefined;
}

function listedIn(services: string): string[] {
  const listed = new Set(services.split(',').map((service) => service.trim()));
  listed.delete('');
  return [...listed];
}

/** What is sent; undefined without a spot. */
export function placeOf({ spot, services, ...draft }: PlaceDraft): Required<NewPlace> | undefined {
  if (!spot) return undefined;
  const { name, type, address, hours } = draft;
  return {
    name: name.trim(),
    type,
    address: address.trim(),
    ...spot,
    services: listedIn(services),
    hours: hours.trim(),
  };
}
