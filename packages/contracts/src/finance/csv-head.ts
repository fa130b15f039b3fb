// Without the schema library: screens read the head of a file before its service does.

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

interface CsvHead {
  readonly separator: Separator;
  /** Without blanks around them; a column without a name has an empty one. */
  readonly names: readonly string[];
}

/**
 * The first row of a CSV file, with the separator that explains all its quotes, or else gives the most names. What
 * stands in quotes may hold separators, doubled quotes and new lines; lines end with \n, \r\n or \r; a byte-order mark
 * may come first.
 */
export function csvHead(csv: string): CsvHead {
  const start = csv.startsWith('\uFEFF') ? 1 : 0;
  const heads = separators.map((separator) => ({ separator, ...readHead(csv, start, separator) }));
  const { separator, cells } = heads.reduce((best, head) => (isBetter(head, best) ? head : best));
  return { separator, names: cells.map(({ text }) => text.trim()) };
}

interface Head {
  readonly cells: readonly Cell[];
  /** Without those that begin a cell and end it. */
  readonly hasStrayQuotes: boolean;
}

function isBetter(one: Head, other: Head): boolean {
  if (one.hasStrayQuotes !== other.hasStrayQuotes) return other.hasStrayQuotes;
  return one.cells.length > other.cells.length;
}

interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
  /** The place behind it. */
  readonly end: number;
}

function readHead(csv: string, start: number, separator: Separator): Head {
  let last = readCell(csv, start, separator);
  const cells = [last];
  while (csv[last.end] === separator) {
    last = readCell(csv, last.end + 1, separator);
    cells.push(last);
  }
  return { cells, hasStrayQuotes: cells.some(({ text, isQuoted }) => !isQuoted && text.includes('"')) };
}

const readCell = (csv: string, start: number, separator: Separator): Cell =>
  (csv[start] === '"' ? quotedCell(csv, start, separator) : undefined) ?? plainCell(csv, start, separator);

function plainCell(csv: string, start: number, separator: Separator): Cell {
  let end = start;
  while (!endsCell(csv[end], separator)) end += 1;
  return { text: csv.slice(start, end), isQuoted: false, end };
}

/** Undefined where the closing quote is missing, or more than blanks stands behind it. */
function quotedCell(csv: string, start: number, separator: Separator): Cell | undefined {
  let quote = csv.indexOf('"', start + 1);
  while (quote >= 0 && csv[quote + 1] === '"') quote = csv.indexOf('"', quote + 2);
  if (quote < 0) return undefined;
  let end = quote + 1;
  while (csv[end] === ' ') end += 1;
  if (!endsCell(csv[end], separator)) return undefined;
  return { text: csv.slice(start + 1, quote).replaceAll('""', '"'), isQuoted: true, end };
}

const endsCell = (sign: string | undefined, separator: Separator): boolean =>
  sign === undefined || sign === separator || sign === '\n' || sign === '\r';
