import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { useDebouncedValue } from '@plaza/ui';
import { useAddressSuggestionsQuery } from './saved-addresses';

const minLength = 3;
const debounceMs = 300;
const none: readonly AddressSuggestion[] = [];

interface Suggestions {
  readonly suggestions: readonly AddressSuggestion[];
  readonly isError: boolean;
}

/**
 * Suggestions for the typed text, requested once it has not changed for 300 ms. They always belong to the latest text:
 * RTK Query stores a late response under its own text.
 * @param typed undefined if nothing is to be suggested
 */
export function useSuggestions(typed: string | undefined): Suggestions {
  const text = typed?.trim() ?? '';
  const debounced = useDebouncedValue(text, debounceMs);
  const isRequested = text.length >= minLength && debounced.length >= minLength;
  const { currentData, isError } = useAddressSuggestionsQuery(debounced, { skip: !isRequested });
  if (!isRequested) return { suggestions: none, isError: false };
  return { suggestions: (!isError && currentData) || none, isError };
}
