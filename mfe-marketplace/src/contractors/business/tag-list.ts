import { cutText } from '@plaza/contracts/cut-text';
import { limits } from '@plaza/contracts/limits';

/** The maximum number of tags in a list. */
export const maxTags = 50;

/** The parts of a text between commas, semicolons and line breaks; some may be blank. */
export const splitTags = (text: string): string[] => text.split(/[,;\n]/);

/** The list with these words, as far as it has room for them; without blank ones and those that it contains already. */
export function withTags(tags: readonly string[], words: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const all = [...tags];
  for (const word of words) {
    const tag = cutText(word.trim(), limits.name);
    if (tag === '' || known.has(tag.toLowerCase()) || all.length >= maxTags) continue;
    known.add(tag.toLowerCase());
    all.push(tag);
  }
  return all;
}
