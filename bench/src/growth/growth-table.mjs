/**
 * Of what is returned so many times as much may be read, and a little besides: whoever asks, their rights, their names.
 */
const perRecord = 3;
const besides = 20;
/** What does not grow differs by no more than this share between two sizes that are a hundred times apart. */
const alike = 1.2;

const inWords = (count) => (Number.isNaN(count) ? 'none' : count.toLocaleString('en-US'));
const inCell = (reading) => (reading ? `${inWords(reading.documents)} + ${inWords(reading.keys)}` : '');

/**
 * The rows as cells of a table, the first being its head.
 * @param {import('./growth.mjs').GrowthRow[]} rows
 * @param {{ count: number }[]} sizes
 * @returns {string[][]}
 */
export function growthCells(rows, sizes) {
  const head = [
    'what',
    'returned',
    ...sizes.map(({ count }) => `read at ${inWords(count)}`),
    'a bare count',
    'verdict',
  ];
  const lines = rows.map((row) => [
    row.name,
    inWords(row.returned.at(-1)),
    ...row.readings.map(inCell),
    inCell(row.floors.at(-1)),
    verdictOf(row),
  ]);
  return [head, ...lines];
}

/**
 * Whether what is read at the largest size belongs to what is returned, or is what it was at the size before. An exact
 * count has to read what it counts, so that its floor is taken off.
 * @param {import('./growth.mjs').GrowthRow} row
 */
export function verdictOf({ returned, readings, floors }) {
  const beside = readings.map((reading, index) => ({
    documents: Math.max(0, reading.documents - (floors[index]?.documents ?? 0)),
    keys: Math.max(0, reading.keys - (floors[index]?.keys ?? 0)),
  }));
  const last = beside.at(-1);
  const before = beside.at(-2);
  const records = returned.at(-1);
  if (Number.isNaN(records)) return 'grows';
  const holds = ['documents', 'keys'].every(
    (what) => last[what] <= perRecord * records + besides || (before && last[what] <= alike * before[what] + besides),
  );
  if (!holds) return 'grows';
  return floors.at(-1) ? 'proportional, beside an exact count' : 'proportional';
}
