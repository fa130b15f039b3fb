import type { AddressSuggestion } from '@plaza/contracts/addresses';
import { useDebouncedValue } from '@plaza/ui';
import { useAddressSuggestionsQuery } from './saved-addresses';

const fewestCharacters = 3;
const debounceMs = 300;

export type Suggestions =
  | { readonly kind: 'places'; readonly places: readonly AddressSuggestion[] }
  | { kind: 'failed' };

const none: Suggestions = { kind: 'places', places: [] };

/**
 * Places for what is being typed, asked for once it has rested. The answer is always that to the latest question: one
 * that comes late goes to its own question's place.
 * @param typed undefined while nothing is asked for
 */
export function useSuggestions(typed: string | undefined): Suggestions {
  const text = typed?.trim() ?? '';
  const rested = useDebouncedValue(text, debounceMs);
  const isAsked = text.length >= fewestCharacters && rested.length >= fewestCharacters;
  const { currentData, isError } = useAddressSuggestionsQuery(rested, { skip: !isAsked });
  if (!isAsked) return none;
  if (isError) return { kind: 'failed' };
  return currentData ? { kind: 'places', places: currentData } : none;
}
