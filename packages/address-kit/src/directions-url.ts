import type { Address } from '@plaza/contracts/identity/addresses';

/** Where a maps service shows the way to an address: to the very place where it is known, else to its words. */
export function directionsUrl({ address, lat, lng }: Pick<Address, 'address' | 'lat' | 'lng'>): string {
  const destination = lat === null || lng === null ? encodeURIComponent(address) : `${lat},${lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
