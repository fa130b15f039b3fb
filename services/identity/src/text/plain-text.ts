/**
 * Invisible characters, characters that change the text direction, and lone surrogates. Joiners stay, as scripts need
 * them.
 */
const hidden = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Cs}]/gu;
const controls = /\p{Cc}/gu;
const controlsButBreaks = /(?![\n\t])\p{Cc}/gu;

/**
 * A text on one line, without hidden characters. They are removed instead of rejected: pasted texts bring them along,
 * and users cannot see what they would have to correct.
 */
export const toSingleLine = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(controls, '')
    .replace(hidden, '')
    .trim();

/** The same for a text that may have several lines. */
export const toMultiLine = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(controlsButBreaks, '').replace(hidden, '').trim();
