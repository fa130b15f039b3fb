import { randomUUID } from 'node:crypto';

/**
 * What people do with the platform open, as percentages of all requests. Nine in ten requests read; the writes are
 * corrected balances, changed expenses and messages.
 * @type {readonly { share: number, method: string, path: string, body?: (number: number) => object }[]}
 */
export const mix = [
  { share: 10, method: 'GET', path: '/api/v1/auth/me' },
  { share: 6, method: 'GET', path: '/api/v1/auth/my-tab-permissions' },
  { share: 6, method: 'GET', path: '/api/v1/remotes' },
  { share: 10, method: 'GET', path: '/api/v1/finance/accounts' },
  { share: 6, method: 'GET', path: '/api/v1/finance/expenses' },
  { share: 4, method: 'GET', path: '/api/v1/finance/loans' },
  { share: 4, method: 'GET', path: '/api/v1/finance/incomes' },
  { share: 6, method: 'GET', path: '/api/v1/finance/metrics' },
  { share: 10, method: 'GET', path: '/api/v1/markets/stocks' },
  { share: 4, method: 'GET', path: '/api/v1/markets/crypto' },
  { share: 4, method: 'GET', path: '/api/v1/markets/exchange-rates' },
  { share: 8, method: 'GET', path: '/api/v1/bookings' },
  { share: 4, method: 'GET', path: '/api/v1/bookings/counts' },
  { share: 6, method: 'GET', path: '/api/v1/conversations' },
  { share: 6, method: 'GET', path: '/api/v1/conversations/:conversation/messages' },
  {
    share: 2,
    method: 'PATCH',
    path: '/api/v1/finance/accounts/:account',
    body: (number) => ({ balance: `${number % 100_000}.25` }),
  },
  {
    share: 2,
    method: 'PATCH',
    path: '/api/v1/finance/expenses/:expense',
    body: (number) => ({ monthlyAmount: `${number % 900}.50` }),
  },
  {
    share: 2,
    method: 'POST',
    path: '/api/v1/conversations/:conversation/messages',
    body: () => ({ content: 'Shall we say Thursday at ten?', clientId: randomUUID() }),
  },
];

/** @typedef {{ token: string, conversation: string, account: string, expense: string }} Person */

/** Coprime to a hundred, so that calls of one kind do not follow one another. */
const stride = 37;

/**
 * The requests of the mix, one person after the other.
 * @param {Person[]} people
 * @param {number} from the number of the first request, to continue an earlier load
 * @returns {() => { path: string, method: string, headers: Record<string, string>, body?: string }}
 */
export function createMix(people, from = 0) {
  const hundred = mix.flatMap((call) => Array(call.share).fill(call));
  let number = from;
  return () => {
    const call = hundred[(number * stride) % hundred.length];
    // Each round of a hundred moves on to the next person, so that everybody makes every kind of call.
    const person = people[(number + Math.floor(number / hundred.length)) % people.length];
    number += 1;
    return requestOf(call, person, number);
  };
}

function requestOf({ method, path, body }, person, number) {
  const headers = { authorization: `Bearer ${person.token}` };
  const filled = path.replace(/:(\w+)/, (_, name) => person[name]);
  if (!body) return { method, path: filled, headers };
  return {
    method,
    path: filled,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body(number)),
  };
}
