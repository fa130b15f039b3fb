import { limits } from '../limits';
import {
  accountStatuses,
  accountTypes,
  expenseCategories,
  expenseRecurrences,
  incomeFrequencies,
  incomeSources,
  incomeTypes,
  loanTypes,
  propertyTypes,
} from './choices';
import { FinanceExport } from './import-export';
import {
  type ImportRows,
  importPartBytes,
  isPartRow,
  largestExportBytes,
  maxImportParts,
  splitRows,
} from './import-parts';

/** Of all signs this one is the longest in JSON: six bytes. */
const text = (units: number) => '\u0001'.repeat(units);
const longest = (choices: readonly string[]) =>
  choices.reduce((one, other) => (other.length > one.length ? other : one));
const amount = '999999999999999.12345678';
const factor = `${'9'.repeat(12)}.${'9'.repeat(18)}`;
const exactFactor = `${'9'.repeat(34)}.${'9'.repeat(100)}`;
const currency = 'ABCDEFGHIJ';
const at = '2026-11-20T12:00:00.000Z';
const codes = Array.from({ length: limits.customRates }, (_, place) => `CURRENC${String(place).padStart(3, '0')}`);
const ofEachCode = (value: unknown) => Object.fromEntries(codes.map((code) => [code, value]));

/** The longest row of each kind that an export can have. */
const rows = {
  accounts: {
    name: text(limits.accountName),
    type: longest(accountTypes),
    status: longest(accountStatuses),
    owner: text(limits.shortText),
    interestRate: '100.125',
    perks: text(limits.longText),
    notes: text(limits.longText),
    balance: `-${amount}`,
    currency,
    conversionFactor: factor,
    exactFactor,
    factorSource: 'override',
    factorAsOf: at,
    sortOrder: 1_000_000,
  },
  loans: {
    lender: text(limits.shortText),
    type: longest(loanTypes),
    balance: amount,
    currency,
    interestRate: '100.125',
    monthlyPayment: amount,
    termMonths: limits.loanMonths,
    termFrom: '2026-11-20',
    notes: text(limits.longText),
  },
  incomes: {
    source: longest(incomeSources),
    type: longest(incomeTypes),
    monthlyAmount: amount,
    pay: amount,
    currency,
    frequency: longest(incomeFrequencies),
    taxable: false,
    notes: text(limits.longText),
  },
  expenses: {
    category: longest(expenseCategories),
    description: text(limits.shortText),
    monthlyAmount: amount,
    currency,
    type: 'Variable',
    recurrence: longest(expenseRecurrences),
    essential: false,
    paymentSource: text(limits.shortText),
    notes: text(limits.longText),
    enteredAt: at,
  },
  properties: {
    address: text(limits.address),
    propertyType: longest(propertyTypes),
    propertyValue: amount,
    currency,
    monthlyRent: amount,
    mortgageBalance: amount,
    downPayment: amount,
    taxes: amount,
    insurance: amount,
    utilities: amount,
    loan: limits.recordsOfAKind - 1,
    notes: text(limits.longText),
  },
} as const;
type Kind = keyof typeof rows;
const kinds = Object.keys(rows) as Kind[];

/** An export as it is written, with a row of each kind. */
const written = {
  format: 'plaza-finance',
  version: 1,
  exportedAt: at,
  settings: {
    baseCurrency: currency,
    displaySymbols: false,
    autoRefreshRates: false,
    manualRateOverrides: ofEachCode(factor),
    exactOverrides: ofEachCode(exactFactor),
    overridesSetAt: ofEachCode(at),
    lockedRates: ofEachCode(true),
    lockedFactors: ofEachCode({ factor: exactFactor, at }),
    maxAllowableDTI: 0.4321,
    mortgageRate: '100.125',
  },
  ...(Object.fromEntries(kinds.map((kind) => [kind, [rows[kind]]])) as { [Name in Kind]: [(typeof rows)[Name]] }),
};

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value, null, 1));

test('no export exceeds the maximum', () => {
  FinanceExport.parse(written);
  for (const kind of kinds) expect(Object.keys(rows[kind])).toEqual(expect.arrayContaining(fieldsOf(kind)));
  const none = Object.fromEntries(kinds.map((kind) => [kind, []]));
  // As it stands within the file: each line of a row is indented by one more blank than in a list alone.
  const ofRows = kinds.reduce((sum, kind) => sum + bytesOf({ [kind]: [rows[kind]] }), 0);
  const largest = bytesOf({ ...written, ...none }) + limits.recordsOfAKind * ofRows;
  expect(largest).toBeLessThanOrEqual(largestExportBytes);
  expect(largest).toBeGreaterThan(largestExportBytes * 0.9);
});

/** What each row of the file may have. */
const fieldsOf = (kind: Kind): string[] => {
  const { element } = FinanceExport.shape[kind];
  return Object.keys(element.shape);
};

/** All rows of some parts, by kind. */
const joined = (parts: readonly ImportRows[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, parts.flatMap((part) => part[kind] ?? [])]));

test('the largest export has no more parts than are accepted, each within the limit of a request, and all rows in order', () => {
  const all = Object.fromEntries(kinds.map((kind) => [kind, Array(limits.recordsOfAKind).fill(rows[kind])]));
  const parts = splitRows(all);
  expect(parts.length).toBeLessThanOrEqual(maxImportParts);
  expect(parts.length).toBeGreaterThan(maxImportParts * 0.9);
  const sizes = [parts[0], parts.at(-1)].map((part) => JSON.stringify(part).length);
  for (const size of sizes) expect(size).toBeLessThan(importPartBytes + 1000);
  expect(Object.values(joined(parts)).map(({ length }) => length)).toEqual(Array(5).fill(limits.recordsOfAKind));
});

test('a part may contain every row of an export, and none that needs more memory', () => {
  for (const kind of kinds) expect(isPartRow(rows[kind])).toBe(true);
  for (const row of [null, 'a', 1, [], { notes: [] }, { notes: {} }, { notes: text(6000) }]) {
    expect(isPartRow(row)).toBe(false);
  }
});

test('parts contain the rows in order, each as many as fit', () => {
  const numbered = (name: string) => ({ name, notes: 'é'.repeat(200_000) }); // two bytes each
  const file = { loans: ['a', 'b'].map(numbered), accounts: ['c', 'd', 'e'].map(numbered) };
  const names = splitRows(file).map((part) =>
    Object.entries(part).map(([kind, own]) => [kind, (own as { name: string }[]).map(({ name }) => name).join()]),
  );
  expect(names).toEqual([
    [['accounts', 'c,d']],
    [
      ['accounts', 'e'],
      ['loans', 'a'],
    ],
    [['loans', 'b']],
  ]);
});

test('a fitting export is one part, and an empty one has an empty part', () => {
  expect(splitRows({ incomes: [{ source: 'Other' }] })).toEqual([{ incomes: [{ source: 'Other' }] }]);
  expect(splitRows({})).toEqual([{}]);
});
