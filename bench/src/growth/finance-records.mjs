import { randomUUID } from 'node:crypto';
import { Decimal128 } from 'mongodb';
import { storeMany } from './store-many.mjs';

const dayMs = 24 * 3_600_000;
const decimal = (text) => Decimal128.fromString(text);

/** The records of one ordinary person, by kind. */
export const ordinary = { accounts: 8, loans: 3, incomes: 3, expenses: 40, properties: 2, net_worth_snapshots: 365 };

/** How many records of each kind other people have, which is close to the maximum for one person. */
const recordsEach = 1000;

/**
 * Stores the records of one person, and `count` records of each kind that belong to others, in the format of finance.
 * @param {import('mongodb').Db} database
 * @returns {Promise<{ userId: string }>}
 */
export async function storeFinance(database, count) {
  const now = Date.now();
  const userId = randomUUID();
  const each = Math.min(recordsEach, Math.ceil(count / 10));
  const others = Array.from({ length: Math.ceil(count / each) }, () => randomUUID());
  for (const [kind, length] of Object.entries(ordinary)) {
    const collection = database.collection(kind);
    const toRecord = kinds[kind];
    await storeMany(collection, length, (number) => toRecord(userId, number, now));
    await storeMany(collection, count, (number) => toRecord(others[Math.floor(number / each)], number % each, now));
  }
  return { userId };
}

const kinds = {
  accounts: (userId, number, now) => ({
    ...base(userId, number, now),
    name: `Account ${number}`,
    type: 'Savings',
    status: 'Unlocked',
    owner: 'Primary',
    interestRate: null,
    perks: '',
    balance: decimal(`${number * 7}.25`),
    conversionFactor: decimal('1'),
    factorBase: 'USD',
    factorSource: 'manual',
    factorAsOf: new Date(now),
    sortOrder: 0,
    orderTurn: 0,
  }),
  loans: (userId, number, now) => ({
    ...base(userId, number, now),
    lender: `Bank ${number}`,
    type: 'Mortgage',
    balance: decimal(`${10_000 + number}`),
    interestRate: decimal('5.25'),
    monthlyPayment: decimal('400'),
    termMonths: 0,
    termFrom: dayOf(now),
  }),
  incomes: (userId, number, now) => ({
    ...base(userId, number, now),
    source: 'Other',
    type: 'Taxable',
    monthlyAmount: decimal('3100.5'),
    frequency: 'Monthly',
    taxable: true,
  }),
  expenses: (userId, number, now) => ({
    ...base(userId, number, now),
    category: 'Groceries',
    description: `Expense ${number}`,
    monthlyAmount: decimal('9.99'),
    type: 'Variable',
    recurrence: number % 10 ? 'Monthly' : 'One-time',
    essential: true,
    paymentSource: '',
  }),
  properties: (userId, number, now) => ({
    ...base(userId, number, now),
    address: `${number} Main Street`,
    propertyType: 'Residential',
    propertyValue: decimal('400000'),
    monthlyRent: decimal('2100'),
    mortgageBalance: decimal('0'),
    downPayment: decimal('0'),
    taxes: decimal('0'),
    insurance: decimal('0'),
    utilities: decimal('0'),
    loanId: null,
  }),
  // The latest snapshot is yesterday's, so that the service has no missing snapshot to make.
  net_worth_snapshots: (userId, number, now) => ({
    _id: randomUUID(),
    userId,
    day: dayOf(now - (number + 1) * dayMs),
    baseCurrency: 'USD',
    takenAt: new Date(now - number * dayMs),
    ratesAsOf: null,
    ratesSource: null,
    netWorth: decimal(`${1000 + number}`),
    totalAssets: decimal(`${2000 + number}`),
    totalLiabilities: decimal('1000'),
    lines: [],
    withoutRate: [],
    figures: {
      cashHoldings: decimal('1'),
      investmentHoldings: decimal('0'),
      realEstateValue: decimal('0'),
      monthlyIncome: decimal('3100.5'),
      currentTotalSpending: decimal('900'),
      categories: [{ category: 'Groceries', amount: decimal('900') }],
    },
  }),
};

function base(userId, number, now) {
  const at = new Date(now - (number % 700) * dayMs);
  return { _id: randomUUID(), userId, currency: 'USD', notes: '', version: 0, createdAt: at, updatedAt: at };
}

const dayOf = (ms) => new Date(ms).toISOString().slice(0, 10);
