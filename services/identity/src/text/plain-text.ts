import { fieldName } from '@plaza/contracts/sentences';
import { BadInput } from '@plaza/service-kit/errors';

/** Signs that show nothing or turn the direction of what follows, and halves of pairs; joiners stay, as scripts need them. */
const hidden = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Cs}]/gu;
const controls = /\p{Cc}/gu;
const controlsButBreaks = /(?![\n\t])\p{Cc}/gu;

/**
 * A text on one line, without hidden signs. They are taken out, not refused: they come along when one pastes, and nobody
 * can find what cannot be seen.
 */
export const onOneLine = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(controls, '')
    .replace(hidden, '')
    .trim();

/** The same for a text that may have several lines. */
export const onLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(controlsButBreaks, '').replace(hidden, '').trim();

/**
 * A first or last name as it is stored.
 * @throws BadInput for one of hidden signs alone, with this message
 */
export function plainName(
  field: 'firstName' | 'lastName',
  given: string,
  message = `${fieldName([field])} must have a character that can be seen`,
): string {
  const name = onOneLine(given);
  if (name) return name;
  throw new BadInput(message, [{ path: field, message }]);
}
