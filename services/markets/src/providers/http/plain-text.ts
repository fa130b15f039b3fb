import { cutText } from '@plaza/contracts/cut-text';
import { decode } from 'html-entities';

/** The text that a browser shows for HTML that may be escaped twice: on one line, at most `maxLength` long. */
export function plainText(html: string, maxLength: number): string {
  // Cut first, as the steps below cost time for each character.
  const shown = withoutTags(withoutEntities(html.slice(0, 20 * maxLength)));
  const text = withoutEntities(shown).replace(/\s+/g, ' ').trim();
  return text.length <= maxLength ? text : `${cutText(text, maxLength - 1).trimEnd()}…`;
}

const withoutTags = (html: string): string =>
  html.replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*/gi, ' ').replace(/<[^<>]*>/g, ' ');

/** Decodes only entities that end with a semicolon: a lone ampersand is plain text. Invalid code points stay. */
const withoutEntities = (text: string): string =>
  text.replace(/&[\w#]{2,32};/g, (entity) => (isInvalid(entity) ? entity : decode(entity)));

const lastCodePoint = 0x10ffff;
const isInvalid = (entity: string): boolean => {
  const [, base, digits] = /^&#(x?)([\da-f]+);$/i.exec(entity) ?? [];
  return digits !== undefined && Number.parseInt(digits, base ? 16 : 10) > lastCodePoint;
};
