import type { Address } from '@plaza/contracts/identity/addresses';

/** The URL of directions to an address in a maps service: to its coordinates if known, otherwise to its text. */
export function directionsUrl({ address, lat, lng }: Pick<Address, 'address' | 'lat' | 'lng'>): string {
  const destination = lat === null || lng === null ? encodeURIComponent(address) : `${lat},${lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
