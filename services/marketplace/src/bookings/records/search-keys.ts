import { cutText } from '@plaza/contracts/cut-text';
import { fold, hasTermFrom } from '../../text/search';
import type { BookingRecord } from './booking.model';

/** The viewer in the search keys for administrators. */
export const anyViewer = '*';

const maxTerms = 40;
const maxWords = 4;
const maxWordLength = 40;

type SearchedFields = Pick<BookingRecord, 'title' | 'customer' | 'contractor' | 'employee' | 'parties'>;

/** The words of the title and of the names, each once per user who may see the booking. */
export function searchKeysOf({ title, customer, contractor, employee, parties }: SearchedFields): string[] {
  const texts = [customer?.name, contractor?.name, contractor?.company, employee?.name, title];
  const terms = [...new Set(texts.flatMap((text) => wordsOf(text ?? '')))].slice(0, maxTerms);
  return [...parties, anyViewer].flatMap((viewer) => terms.map((term) => `${viewer} ${term}`));
}

/**
 * For each word of a search, the condition that the viewer has a key that begins with it; case and accents are ignored.
 */
export function searchConditions(viewer: string, search: string | undefined): object[] {
  const words = wordsOf(search ?? '').slice(0, maxWords);
  // The longest word matches the fewest bookings, so it comes first.
  words.sort((one, other) => other.length - one.length);
  return words.map((word) => ({ searchKeys: hasTermFrom(`${viewer} ${word}`) }));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => cutText(word, maxWordLength));
}
