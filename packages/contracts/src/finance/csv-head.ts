// Without zod: screens read the head of a file in the browser before the service does.

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

interface CsvHead {
  readonly separator: Separator;
  /** Trimmed; a column without a name has an empty string. */
  readonly names: readonly string[];
}

/**
 * The first row of a CSV file, with its separator: the one for which all quotes are balanced, otherwise the one that
 * gives the most names. Quoted cells may contain separators, doubled quotes and line breaks; lines end with \n, \r\n or
 * \r; a byte-order mark may precede the text.
 */
export function csvHead(csv: string): CsvHead {
  const start = csv.startsWith('\uFEFF') ? 1 : 0;
  const heads = separators.map((separator) => ({ separator, ...readHead(csv, start, separator) }));
  const { separator, cells } = heads.reduce((best, head) => (isBetter(head, best) ? head : best));
  return { separator, names: cells.map(({ text }) => text.trim()) };
}

interface Head {
  readonly cells: readonly Cell[];
  /** Whether a quote appears other than at the start and end of a cell. */
  readonly hasStrayQuotes: boolean;
}

function isBetter(one: Head, other: Head): boolean {
  if (one.hasStrayQuotes !== other.hasStrayQuotes) return other.hasStrayQuotes;
  return one.cells.length > other.cells.length;
}

interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
  /** The index after the cell. */
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

/** Undefined if the closing quote is missing or is followed by anything but blanks. */
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
