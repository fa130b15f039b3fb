import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';

/** Suggests places for a partly typed address. */
export interface Geocoder {
  /** @returns the best matches first @throws Unavailable when it cannot answer at the moment */
  suggest(text: string): Promise<AddressSuggestion[]>;
  stop(): Promise<void>;
}
