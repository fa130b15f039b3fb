import type { Address } from '@plaza/contracts/identity/addresses';
import { log } from '@plaza/web-kit';

/** The list as the server last sent it; `at` in milliseconds since 1970. */
export interface AddressCopy {
  readonly at: number;
  readonly addresses: readonly Address[];
}

const keyOf = (userId: string) => `plaza.addresses.${userId}`;

/** Stores the list in this browser, for when the server does not answer. */
export function storeCopy(userId: string, addresses: readonly Address[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ at: Date.now(), addresses } satisfies AddressCopy));
  } catch (error) {
    log.warn('the addresses could not be kept for reading offline', error);
  }
}

/** The stored list of this user and nobody else; undefined where there is none that can be read. */
export function readCopy(userId: string): AddressCopy | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isCopy(copy) ? copy : undefined;
  } catch {
    return undefined; // not ours, or cut short: as good as none
  }
}

function isCopy(value: unknown): value is AddressCopy {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('addresses' in value)) return false;
  return typeof value.at === 'number' && Array.isArray(value.addresses);
}
