import type { PaletteEntry } from '@plaza/web-kit';

/** The texts of an entry that are searched. */
type Findable = Pick<PaletteEntry, 'label' | 'detail' | 'words' | 'group'>;

const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** Lowercase without accents: "ines" finds "inês". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * How well a typed word matches: the start of the label, the start of a word in it, anywhere in it, or anywhere else.
 */
function fit(word: string, label: string, rest: string): number {
  if (label.startsWith(word)) return 4;
  if (label.includes(` ${word}`)) return 3;
  if (label.includes(word)) return 2;
  return rest.includes(word) ? 1 : 0;
}

/** How well an entry matches the typed text; 0 if any of its words matches nowhere. */
export function score({ label, detail = '', words = '', group }: Findable, typed: string): number {
  const [title, rest] = [plain(label), plain(`${detail} ${words} ${group}`)];
  let sum = 0;
  for (const word of wordsOf(typed)) {
    const points = fit(word, title, rest);
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

/** The matching entries, best first; equally good ones keep their order. */
export function matching<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  return entries
    .map((entry) => ({ entry, points: score(entry, typed) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ entry }) => entry);
}
