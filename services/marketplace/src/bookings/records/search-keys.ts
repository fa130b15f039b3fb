import { cutText } from '@plaza/contracts/cut-text';
import type { BookingRecord } from './booking.model';

/** Administrators look at everybody's. */
export const anyViewer = '*';

const mostTerms = 40;
const mostWords = 4;
const longestWord = 40;

type Searched = Pick<BookingRecord, 'title' | 'customer' | 'contractor' | 'employee' | 'parties'>;

/** What a booking is found by: each word of its title and its people, once for each person who may see it. */
export function searchKeysOf({ title, customer, contractor, employee, parties }: Searched): string[] {
  const texts = [customer?.name, contractor?.name, contractor?.company, employee?.name, title];
  const terms = [...new Set(texts.flatMap((text) => wordsOf(text ?? '')))].slice(0, mostTerms);
  return [...parties, anyViewer].flatMap((viewer) => terms.map((term) => `${viewer} ${term}`));
}

/** What a booking must match for its viewer: for each word asked one that begins with it, in any case or accent. */
export function searchConditions(viewer: string, search: string | undefined): object[] {
  const words = wordsOf(search ?? '').slice(0, mostWords);
  // The longest leads to the fewest.
  words.sort((one, other) => other.length - one.length);
  return words.map((word) => {
    const start = `${viewer} ${word}`;
    // Both bounds of one and the same key: without this any two would do.
    return { searchKeys: { $elemMatch: { $gte: start, $lt: `${start}\uffff` } } };
  });
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => cutText(word, longestWord));
}
