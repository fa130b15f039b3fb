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
 * Suggestions for what is being typed, requested once it has not changed for 300 ms. They always answer the latest
 * text: RTK Query keeps an answer that comes late with its own text.
 * @param typed undefined while nothing is to be suggested
 */
export function useSuggestions(typed: string | undefined): Suggestions {
  const text = typed?.trim() ?? '';
  const debounced = useDebouncedValue(text, debounceMs);
  const isRequested = text.length >= minLength && debounced.length >= minLength;
  const { currentData, isError } = useAddressSuggestionsQuery(debounced, { skip: !isRequested });
  if (!isRequested) return { suggestions: none, isError: false };
  return { suggestions: (!isError && currentData) || none, isError };
}
