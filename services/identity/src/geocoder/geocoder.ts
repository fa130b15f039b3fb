import type { AddressSuggestion } from '@plaza/contracts/addresses';

/** Finds places by what somebody has typed of an address. */
export interface Geocoder {
  /** @returns the best matches first @throws Unavailable when it cannot answer just now */
  suggest(text: string): Promise<AddressSuggestion[]>;
  stop(): Promise<void>;
}
