import { MongoClient } from 'mongodb';
import { end } from '../machine/sandbox.mjs';
import { openIdentity } from './identity.mjs';
import { startProgram } from './start-program.mjs';

const sizes = { accounts: 200, loans: 50, incomes: 100, expenses: 1000, properties: 50 };
const collections = [...Object.keys(sizes), 'settings'];

/**
 * Runs finance, with identity and markets behind it and one person with many records, and opens a bare connection to
 * its database.
 * @returns {Promise<{ url: string, token: string, readRows(): Promise<number>, close(): Promise<void> }>} `readRows`:
 *   reads everything that the metrics are computed from, with one query per collection, concurrently
 */
export async function openFinance(sandbox) {
  const identity = await openIdentity(sandbox, 1);
  const markets = await startProgram(sandbox, 'services/markets', undefined, {
    MONGODB_URI: identity.databaseUri,
    IDENTITY_URL: identity.url,
  });
  const finance = await startProgram(sandbox, 'services/finance', undefined, {
    MONGODB_URI: identity.databaseUri,
    IDENTITY_URL: identity.url,
    MARKETS_URL: markets.url,
    // One person requests metrics for as long as a measure takes.
    COMPUTING_MS_PER_MINUTE: '600000',
  });
  const { token } = identity;
  await fill(finance.url, token);
  const client = await new MongoClient(identity.databaseUri).connect();
  const database = client.db('finance');
  const { userId } = await database.collection('accounts').findOne();
  return {
    url: finance.url,
    token,
    async readRows() {
      const filterOf = (name) => (name === 'settings' ? { _id: userId } : { userId });
      const read = collections.map((name) => database.collection(name).find(filterOf(name)).toArray());
      return (await Promise.all(read)).reduce((sum, rows) => sum + rows.length, 0);
    },
    async close() {
      await client.close();
      await end(finance.child);
      await end(markets.child);
      await identity.close();
    },
  };
}

async function fill(url, token) {
  const rows = (kind, make) => Array.from({ length: sizes[kind] }, (_, index) => make(index));
  const currency = (index) => ['USD', 'EUR', 'CAD', 'JPY'][index % 4];
  const data = {
    format: 'plaza-finance',
    version: 1,
    accounts: rows('accounts', (index) => ({
      name: `Account ${index}`,
      type: 'Savings',
      balance: `${index * 137}.25`,
      currency: currency(index),
    })),
    loans: rows('loans', (index) => ({
      lender: `Bank ${index}`,
      type: index % 2 ? 'Mortgage' : 'Car Loan',
      balance: `${10_000 + index * 977}`,
      currency: currency(index),
      interestRate: '5.25',
      monthlyPayment: '400',
    })),
    incomes: rows('incomes', (index) => ({
      source: 'Other',
      type: 'Taxable',
      monthlyAmount: `${index * 31}.5`,
      currency: currency(index),
      frequency: index % 2 ? 'Monthly' : 'Biweekly',
    })),
    expenses: rows('expenses', (index) => ({
      category: index % 2 ? 'Groceries' : 'Travel',
      description: `Expense ${index}`,
      monthlyAmount: `${index % 90}.99`,
      currency: currency(index),
      type: 'Variable',
    })),
    properties: rows('properties', (index) => ({
      address: `${index} Main Street`,
      propertyValue: '400000',
      monthlyRent: '2100',
      currency: currency(index),
    })),
  };
  const answer = await fetch(`${url}/api/v1/finance/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ mode: 'add', preview: false, data }),
  });
  const report = await answer.json();
  if (!answer.ok || report.refused.length > 0)
    throw new Error(`the records were refused: ${JSON.stringify(report).slice(0, 500)}`);
}
