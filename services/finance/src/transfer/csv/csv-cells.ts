/** Text that a spreadsheet would run as a formula, or that was made safe from that before. */
const running = /^'*[=+\-@\t\r]/;

/** Text as it stands in a cell: never a formula. */
export const safeText = (text: string): string => (running.test(text) ? `'${text}` : text);

/** What `safeText` was made from. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && running.test(cell) ? cell.slice(1) : cell);

/**
 * A typed number as a decimal string.
 * @param decimalSign the sign before the decimals; the other one, blanks and apostrophes may stand between thousands
 * @returns undefined where it is no number of that form: what could be read in two ways is not guessed
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

/** A typed yes or no; undefined where it is neither. */
export function yesOrNo(cell: string): boolean | undefined {
  const text = cell.trim().toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
}
