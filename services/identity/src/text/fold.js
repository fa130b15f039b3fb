/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n' };

/**
 * A text in lower case without accents. Plain JavaScript, as the gazetteer's thread starts without a build.
 * @param {string} text @returns {string}
 */
export const foldLetters = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıħŋ]/g, (letter) => letters[letter]);

/**
 * A name for comparison: without case, accents and punctuation.
 * @param {string} name @returns {string}
 */
export const foldName = (name) =>
  foldLetters(name)
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
