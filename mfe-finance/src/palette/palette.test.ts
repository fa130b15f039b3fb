import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore } from '@plaza/web-kit';
import { accountFixture, financeForTests } from '../testing/server';
import { palette } from './palette';

const finance = financeForTests();
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** The labels and details of what a search finds, in one page. */
function searches() {
  const store = createAppStore();
  return async (text: string) => {
    const found = await store.dispatch(palette.search?.(text, { user: userFixture(), tabs: [] }) ?? (async () => []));
    return found.map(({ label, detail }) => `${label} ${detail}`);
  };
}

test('a conversion uses rates of the last minute', async () => {
  const search = searches();
  const converted = async () => (await search('100 EUR'))[0];
  expect(await converted()).toMatch('100.00 EUR = 125.00 USD');
  const rates = finance.rates.rates.map((rate) => (rate.code === 'EUR' ? { ...rate, factor: '2' } : rate));
  finance.rates = { ...finance.rates, rates };
  jest.setSystemTime(Date.now() + minute / 2);
  expect(await converted()).toMatch('100.00 EUR = 125.00 USD');
  jest.setSystemTime(Date.now() + minute);
  expect(await converted()).toMatch('100.00 EUR = 200.00 USD');
});

test('an account is found with its balance of the last minute', async () => {
  const search = searches();
  finance.accounts = [accountFixture({ balance: '10.00' })];
  expect(await search('every')).toEqual(['Everyday 10.00 USD']);
  finance.accounts = [accountFixture({ balance: '20.00' })];
  jest.setSystemTime(Date.now() + minute);
  expect(await search('every')).toEqual(['Everyday 20.00 USD']);
});

test('what is cached is found while the service does not answer, and without a cache the search fails', async () => {
  const search = searches();
  finance.accounts = [accountFixture({ balance: '10.00' })];
  await search('every');
  await search('100 EUR');
  finance.reject('get', '/accounts', { status: 503, message: 'Not now.' });
  finance.reject('get', '/rates', { status: 503, message: 'Not now.' });
  jest.setSystemTime(Date.now() + minute);
  expect(await search('every')).toEqual(['Everyday 10.00 USD']);
  expect((await search('100 EUR'))[0]).toMatch('100.00 EUR = 125.00 USD');
  await expect(searches()('every')).rejects.toMatchObject({ status: 503 });
});
