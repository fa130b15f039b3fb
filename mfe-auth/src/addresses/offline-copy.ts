import type { Address } from '@plaza/contracts/identity/addresses';
import { personalStorage } from '@plaza/web-kit';

/** The list as the server last sent it; `at` is in milliseconds since 1970. */
export interface AddressCopy {
  readonly at: number;
  readonly addresses: readonly Address[];
}

const storage = personalStorage('plaza.addresses');

/** Stores the list in this browser, for when the server is unavailable. */
export function storeCopy(userId: string, addresses: readonly Address[]): void {
  storage.write(userId, JSON.stringify({ at: Date.now(), addresses } satisfies AddressCopy));
}

/** The list stored for this user; undefined if there is none or it is unreadable. */
export function readCopy(userId: string): AddressCopy | undefined {
  try {
    const copy: unknown = JSON.parse(storage.read(userId) ?? 'null');
    return isCopy(copy) ? copy : undefined;
  } catch {
    return undefined; // written by something else, or truncated: treated as missing
  }
}

function isCopy(value: unknown): value is AddressCopy {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('addresses' in value)) return false;
  return typeof value.at === 'number' && Array.isArray(value.addresses);
}
