/**
 * How many reads are permitted per returned record, and how many besides for the caller, their permissions and names.
 */
const perRecord = 3;
const besides = 20;
/** A figure does not grow if it is no more than this factor larger at a hundred times as many records. */
const alike = 1.2;

const inWords = (count) => (Number.isNaN(count) ? 'none' : count.toLocaleString('en-US'));
const inCell = (reading) => (reading ? `${inWords(reading.documents)} + ${inWords(reading.keys)}` : '');

/**
 * The rows as cells of a table; the first row is the header.
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
 * Whether the reads at the largest size are proportional to the returned records, or the same as at the size before. An
 * exact count has to read whatever it counts, so the reads of a bare count are subtracted.
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
