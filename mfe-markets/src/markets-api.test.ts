import { marketsApi } from './markets-api';
import { coin, marketsForTests, signedInStore, threeCoins } from './testing/server';

const markets = marketsForTests();
const { marketsCrypto, marketsStocks } = marketsApi.endpoints;
const again = { forceRefetch: true } as const;

test('rows that an answer does not change stay the same objects, so that they do not render again', async () => {
  const { dispatch } = signedInStore();
  const before = await dispatch(marketsStocks.initiate()).unwrap();
  const [apple, tesla] = before.rows;
  markets.lists.stocks = [{ ...apple, price: 232 }, { ...tesla }];
  const { rows } = await dispatch(marketsStocks.initiate(undefined, again)).unwrap();
  expect(rows).toEqual(markets.lists.stocks);
  expect(rows[1]).toBe(tesla);
});

test('coins whose places change stay the same objects too', async () => {
  const { dispatch } = signedInStore();
  const { rows } = await dispatch(marketsCrypto.initiate()).unwrap();
  const [bitcoin, tether] = rows;
  markets.coins = { ...threeCoins, dogecoin: coin('DOGE', 'Dogecoin', 1_000_000) };
  const after = await dispatch(marketsCrypto.initiate(undefined, again)).unwrap();
  expect(after.rows.map(({ id }) => id)).toEqual(['dogecoin', 'bitcoin', 'tether']);
  expect(after.rows[1]).toBe(bitcoin);
  expect(after.rows[2]).toBe(tether);
});
