/** Letters that do not come apart into a letter and its mark. */
const letters = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n' };

/**
 * A text in small letters without accents.
 * @param {string} text @returns {string}
 */
export const plainLetters = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıħŋ]/g, (letter) => letters[letter]);

/**
 * A name as it is compared: without case, accents and punctuation.
 * @param {string} name @returns {string}
 */
export const folded = (name) =>
  plainLetters(name)
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
