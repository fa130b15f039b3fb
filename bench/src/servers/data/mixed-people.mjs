import fs from 'node:fs';
import { MongoClient } from 'mongodb';
import { end } from '../../machine/sandbox.mjs';
import { startDatabase } from '../database.mjs';
import { openPlatform } from '../platform.mjs';
import { accessTokens } from './access-tokens.mjs';
import { storeConversations } from './conversations.mjs';
import { storeBookings } from './many-bookings.mjs';
import { storePeople, untilKnown } from './stored-people.mjs';

const counts = { people: 100, bookings: 3000 };
const atOnce = 5;

/**
 * Runs the whole platform with one process per service, and a hundred customers who each have some accounts and
 * expenses, thirty bookings and a conversation.
 * @param {Record<string, string>} [more] variables for the platform
 * @returns {Promise<{ url: string, pid: number, databaseUri: string, peopleFile: string, renewTokens(): void, close():
 *   Promise<void> }>} `renewTokens` rewrites the file, as tokens expire after fifteen minutes
 */
export async function openMixedPeople(sandbox, more = {}) {
  const tokens = accessTokens();
  const database = await startDatabase(sandbox);
  // As in production: elsewhere, services check each response against its contract.
  const env = { ...more, ...tokens.env, NODE_ENV: 'production', MONGODB_URI: database.uri };
  const platform = await openPlatform(sandbox, { args: ['--processes'], env });
  const people = await storePeople(database.uri, counts.people);
  const conversations = await storeConversations(database.uri, people.length, people);
  await addBookings(database.uri, people);
  await untilKnown(platform.url, { token: tokens.tokenOf(people[0]) });
  const filled = [];
  for (let at = 0; at < people.length; at += atOnce) {
    const batch = people.slice(at, at + atOnce).map((person) => addMoney(platform.url, tokens.tokenOf(person)));
    filled.push(...(await Promise.all(batch)));
  }
  const peopleFile = sandbox.path('people.json');
  const renewTokens = () => {
    const withTokens = people.map((person, index) => ({
      ...filled[index],
      conversation: conversations[index].id,
      token: tokens.tokenOf(person),
    }));
    fs.writeFileSync(peopleFile, JSON.stringify(withTokens));
  };
  renewTokens();
  return {
    url: platform.url,
    pid: platform.pid,
    databaseUri: database.uri,
    peopleFile,
    renewTokens,
    async close() {
      await platform.close();
      await end(database.child);
    },
  };
}

async function addBookings(databaseUri, people) {
  const client = await new MongoClient(databaseUri).connect();
  try {
    const customers = people.map(({ id }, index) => ({
      id,
      name: `Somebody ${index}`,
      phone: '+1 555 0100',
      email: `bench-${index}@plaza.example`,
    }));
    await storeBookings(client.db('marketplace').collection('service_bookings'), counts.bookings, customers);
  } finally {
    await client.close();
  }
}

/** Stores what an ordinary person has. @returns the ids of an account and of an expense */
async function addMoney(url, token) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const ask = async (path, init) => {
    const answer = await fetch(`${url}/api/v1/finance/${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const report = await ask('import', {
    method: 'POST',
    body: JSON.stringify({ mode: 'add', preview: false, data: ordinaryMoney() }),
  });
  if (report.refused.length > 0) throw new Error(`records were refused: ${JSON.stringify(report.refused[0])}`);
  const [[account], [expense]] = await Promise.all([ask('accounts'), ask('expenses')]);
  return { account: account.id, expense: expense.id };
}

function ordinaryMoney() {
  const rows = (length, make) => Array.from({ length }, (_, index) => make(index));
  const currency = (index) => ['USD', 'EUR', 'CAD', 'JPY'][index % 4];
  return {
    format: 'plaza-finance',
    version: 1,
    accounts: rows(8, (index) => ({
      name: `Account ${index}`,
      type: 'Savings',
      balance: `${index * 137}.25`,
      currency: currency(index),
    })),
    loans: rows(3, (index) => ({
      lender: `Bank ${index}`,
      type: 'Mortgage',
      balance: `${10_000 + index * 977}`,
      currency: currency(index),
      interestRate: '5.25',
      monthlyPayment: '400',
    })),
    incomes: rows(3, (index) => ({
      source: 'Other',
      type: 'Taxable',
      monthlyAmount: `${1000 + index * 31}.5`,
      currency: currency(index),
      frequency: 'Monthly',
    })),
    expenses: rows(40, (index) => ({
      category: index % 2 ? 'Groceries' : 'Travel',
      description: `Expense ${index}`,
      monthlyAmount: `${index % 90}.99`,
      currency: currency(index),
      type: 'Variable',
    })),
  };
}
