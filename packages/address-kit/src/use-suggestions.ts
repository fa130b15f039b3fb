import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { useDebouncedValue } from '@plaza/ui';
import { useAddressSuggestionsQuery } from './saved-addresses';

const minLength = 3;
/** The server accepts no longer texts. */
const maxLength = limits.shortText;
const debounceMs = 300;
const none: readonly AddressSuggestion[] = [];

interface Suggestions {
  readonly suggestions: readonly AddressSuggestion[];
  readonly isError: boolean;
}

const isRequestable = ({ length }: string): boolean => length >= minLength && length <= maxLength;

/**
 * Suggestions for the typed text, requested once it has not changed for 300 ms; until then, those of the text before
 * remain. A late response never replaces those of a later text, as RTK Query stores it under its own text.
 * @param typed undefined if nothing is to be suggested
 */
export function useSuggestions(typed: string | undefined): Suggestions {
  const text = typed?.trim() ?? '';
  const debounced = useDebouncedValue(text, debounceMs);
  const isRequested = isRequestable(text) && isRequestable(debounced);
  const { currentData, isError } = useAddressSuggestionsQuery(debounced, { skip: !isRequested });
  if (!isRequested) return { suggestions: none, isError: false };
  return { suggestions: (!isError && currentData) || none, isError };
}
