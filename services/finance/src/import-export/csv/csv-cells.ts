/** Matches text that a spreadsheet would run as a formula, or that was escaped before. */
const formula = /^'*[=+\-@\t\r]/;

/** Escapes text that a spreadsheet would run as a formula. */
export const toCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The reverse of `toCell`. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/**
 * Converts a typed number into a decimal string.
 * @param decimalSign the other sign, spaces and apostrophes may separate thousands
 * @returns undefined for text that is not a number of this form; ambiguous numbers are not guessed
 */
export function plainNumber(cell: string, decimalSign: '.' | ','): string | undefined {
  const text = cell.trim().replace(/^\u2212/, '-');
  const { sign, whole, decimals } = forms[decimalSign].exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  return `${sign}${whole.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
}

const forms = {
  '.': /^(?<sign>-?)(?<whole>\d+|\d{1,3}(?<group>[,\s'’])\d{3}(?:\k<group>\d{3})*)(?:\.(?<decimals>\d+))?$/,
  ',': /^(?<sign>-?)(?<whole>\d+|\d{1,3}(?<group>[.\s'’])\d{3}(?:\k<group>\d{3})*)(?:,(?<decimals>\d+))?$/,
} as const;

const yes = new Set(['true', 'yes', 'y', '1']);
const no = new Set(['false', 'no', 'n', '0']);

/** Undefined for a cell that is neither yes nor no. */
export function yesOrNo(cell: string): boolean | undefined {
  const text = cell.trim().toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
}
