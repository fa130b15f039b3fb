import { cutText } from '@plaza/contracts/cut-text';
import { limits } from '@plaza/contracts/limits';

/** The maximum number of tags in a list. */
export const maxTags = 50;

/** The parts of a text between commas, semicolons and line breaks; some may be blank. */
export const splitTags = (text: string): string[] => text.split(/[,;\n]/);

interface Extended {
  readonly tags: string[];
  /** The words that the list had no room for. */
  readonly rest: string[];
}

/** The list with these words, as far as it has room for them; without blank ones and those that it contains already. */
export function withTags(tags: readonly string[], words: readonly string[]): Extended {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const extended: Extended = { tags: [...tags], rest: [] };
  for (const word of words) {
    const tag = cutText(word.trim(), limits.name);
    if (tag === '' || known.has(tag.toLowerCase())) continue;
    known.add(tag.toLowerCase());
    (extended.tags.length < maxTags ? extended.tags : extended.rest).push(tag);
  }
  return extended;
}
