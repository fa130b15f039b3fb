import type { PaletteEntry } from '@plaza/web-kit';

/** What finds an entry: its words, and where they stand. */
type Findable = Pick<PaletteEntry, 'label' | 'detail' | 'words' | 'group'>;

const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** Without case and accents: "inês" is found by "ines". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well one typed word fits: the start of the label, the start of a word of it, anywhere in it, anywhere else. */
function fit(word: string, label: string, rest: string): number {
  if (label.startsWith(word)) return 4;
  if (label.includes(` ${word}`)) return 3;
  if (label.includes(word)) return 2;
  return rest.includes(word) ? 1 : 0;
}

/** How well an entry fits what was typed, 0 where some word of it is nowhere. */
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

/** The entries that fit, the best first; equally good ones stay in their order. */
export function matching<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  return entries
    .map((entry) => ({ entry, points: score(entry, typed) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ entry }) => entry);
}
