import { cutText } from '@plaza/contracts/cut-text';
import { decode } from 'html-entities';

/** What a browser would show of a piece of HTML that may be escaped once more, at most so long, on one line. */
export function plainText(html: string, most: number): string {
  // Long ones are cut first: nobody reads on, and what follows costs time for each character.
  const shown = withoutTags(withoutEntities(html.slice(0, 20 * most)));
  const text = withoutEntities(shown).replace(/\s+/g, ' ').trim();
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

const withoutTags = (html: string): string =>
  html.replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*/gi, ' ').replace(/<[^<>]*>/g, ' ');

/** Only what ends with a semicolon: a lone ampersand is a sign like any other. What stands for no sign stays. */
const withoutEntities = (text: string): string =>
  text.replace(/&[\w#]{2,32};/g, (entity) => (isNoSign(entity) ? entity : decode(entity)));

const lastCodePoint = 0x10ffff;
const isNoSign = (entity: string): boolean => {
  const [, base, digits] = /^&#(x?)([\da-f]+);$/i.exec(entity) ?? [];
  return digits !== undefined && Number.parseInt(digits, base ? 16 : 10) > lastCodePoint;
};
