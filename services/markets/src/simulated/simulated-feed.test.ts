import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import {
  Bond,
  Commodity,
  CryptoPrice,
  EconomicIndicator,
  ForexQuote,
  NewsItem,
  Stock,
} from '@plaza/contracts/markets/quotes';
import type { z } from 'zod';
import type { ListProvider } from '../providers/provider';
import { type SimulatedFeed, simulatedFeed } from './simulated-feed';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A Wednesday at eleven in New York: everything is traded. */
const wednesday = Date.UTC(2026, 2, 18, 15);
const saturday = Date.UTC(2026, 2, 21, 15);
const sunday = Date.UTC(2026, 2, 22, 15);

type Kind = Exclude<keyof SimulatedFeed, 'rates'>;
const priced = ['crypto', 'stocks', 'etfs', 'forex', 'commodities', 'bonds'] as const;
const feedAt = (at: number) => simulatedFeed({ now: () => at });

async function rowsOf<Row>(list: ListProvider<Row>): Promise<readonly Row[]> {
  return (await list.load()).rows;
}
const rowsAt = (kind: keyof SimulatedFeed, at: number): Promise<readonly object[]> => rowsOf<object>(feedAt(at)[kind]);

const schemas = {
  crypto: CryptoPrice,
  stocks: Stock,
  etfs: Stock,
  forex: ForexQuote,
  commodities: Commodity,
  bonds: Bond,
  indicators: EconomicIndicator,
  news: NewsItem,
} satisfies Record<Kind, z.ZodType>;

const least: readonly [Kind, number, string][] = [
  ['crypto', 100, 'id'],
  ['stocks', 60, 'symbol'],
  ['etfs', 30, 'symbol'],
  ['forex', 40, 'pair'],
  ['commodities', 12, 'symbol'],
  ['bonds', 10, 'name'],
  ['indicators', 12, 'name'],
  ['news', 24, 'id'],
];

test.each(least)('%s: at least %d unique rows that satisfy the contract', async (kind, count, key) => {
  for (let day = 0; day < 1500; day += 97.3) {
    const rows = await rowsAt(kind, wednesday + day * dayMs);
    expect(new Set(rows.map((row) => Object.entries(row).find(([name]) => name === key)?.[1])).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(count);
    expect(rows.filter((row) => !schemas[kind].safeParse(row).success)).toEqual([]);
  }
});

test.each([...priced, 'indicators', 'news', 'rates'] as const)('two instances compute the same %s', async (kind) => {
  expect(await rowsAt(kind, wednesday)).toEqual(await rowsAt(kind, wednesday));
  expect((await feedAt(wednesday)[kind].load()).at).toEqual(new Date(wednesday));
});

test('headlines format percentages like all figures', async () => {
  const days = Array.from({ length: 20 }, (_, day) => wednesday + (day * dayMs) / 2);
  const stories = (await Promise.all(days.map((at) => rowsOf(feedAt(at).news)))).flat();
  const titles = stories.map(({ title }) => title);
  expect(titles).toContainEqual(expect.stringMatching(/ at [\d.]+%$/));
  expect(titles.filter((title) => title.includes(' %'))).toEqual([]);
  expect(titles).toContainEqual(expect.stringMatching(/^Current Account at -\$\d+B$/));
  const rates = stories.filter(({ title }) => / at [\d.]+%$/.test(title)).map(({ summary }) => summary);
  expect(rates.filter((summary) => !/unchanged| percentage points from /.test(summary))).toEqual([]);
});

test('the tiles of the terminal find their quotes', async () => {
  expect(await rowsOf(feedAt(wednesday).commodities)).toContainEqual(
    expect.objectContaining({ symbol: 'XAU', unit: 'USD/oz' }),
  );
  expect(await rowsOf(feedAt(wednesday).indicators)).toContainEqual(
    expect.objectContaining({ name: 'S&P 500', unit: 'points', period: 'Mar 18, 2026' }),
  );
  expect(await rowsOf(feedAt(wednesday).forex)).toContainEqual(expect.objectContaining({ pair: 'USD/CAD' }));
  for (const coin of await rowsOf(feedAt(wednesday).crypto)) expect(coin.market_cap).toBeGreaterThan(0);
});

test('the period of the index is its last trading day', async () => {
  const saturday = Date.parse('2026-03-21T15:00:00Z');
  const mondayBeforeTheOpening = Date.parse('2026-03-23T12:00:00Z');
  for (const at of [saturday, mondayBeforeTheOpening]) {
    expect(await rowsOf(feedAt(at).indicators)).toContainEqual(
      expect.objectContaining({ name: 'S&P 500', period: 'Mar 20, 2026' }),
    );
  }
});

test('the period of an indicator is described in words', async () => {
  const periods = new Map((await rowsOf(feedAt(wednesday).indicators)).map(({ name, period }) => [name, period]));
  expect(periods.get('CPI')).toBe('Feb 2026');
  expect(periods.get('GDP Growth')).toBe('Q4 2025');
});

describe('prices', () => {
  const pricesAt = async (kind: (typeof priced)[number], at: number) => {
    const rows = await rowsAt(kind, at);
    return rows.map((row) => {
      const found = Object.entries(row).find(([name]) => ['price', 'price_usd', 'rate', 'yield'].includes(name));
      return Number(found?.[1]);
    });
  };

  test.each(priced)('of %s: within a second some move and some do not', async (kind) => {
    const [before, after] = [await pricesAt(kind, wednesday), await pricesAt(kind, wednesday + 1000)];
    const moved = before.filter((price, index) => price !== after[index]);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThan(before.length);
  });

  test.each(priced)('of %s: none jumps within a minute', async (kind) => {
    for (let minute = 0; minute < 120; minute += 1.7) {
      const at = wednesday + minute * minuteMs;
      const [before, after] = [await pricesAt(kind, at), await pricesAt(kind, at + minuteMs)];
      const moves = before.map((price, index) => Math.abs((after[index] ?? 0) / price - 1));
      expect(Math.max(...moves)).toBeLessThan(kind === 'bonds' ? 0.03 : 0.01);
    }
  });

  test.each(priced)('of %s stay in the range of their start over years', async (kind) => {
    const begin = await pricesAt(kind, wednesday);
    for (let day = 0; day < 3650; day += 97.3) {
      const now = await pricesAt(kind, wednesday + day * dayMs);
      const shares = now.map((price, index) => price / (begin[index] ?? 0));
      expect(Math.min(...shares)).toBeGreaterThan(0.3);
      expect(Math.max(...shares)).toBeLessThan(3.3);
    }
  });

  test('stablecoins keep their peg; wrapped coins move with their underlying coin', async () => {
    for (let day = 0; day < 1500; day += 13.7) {
      const coins = new Map(
        (await rowsOf(feedAt(wednesday + day * dayMs).crypto)).map((coin) => [coin.id, coin.price_usd]),
      );
      for (const id of ['tether', 'usd-coin', 'dai']) expect(Math.abs((coins.get(id) ?? 0) - 1)).toBeLessThan(0.002);
      const wrapped = (coins.get('wrapped-bitcoin') ?? 0) / (coins.get('bitcoin') ?? 1);
      expect(Math.abs(wrapped / (97020 / 97250) - 1)).toBeLessThan(0.01);
    }
  });

  test('only coins move on a weekend', async () => {
    for (const kind of priced.filter((one) => one !== 'crypto')) {
      expect(await pricesAt(kind, saturday)).toEqual(await pricesAt(kind, sunday));
    }
    expect(await pricesAt('crypto', saturday)).not.toEqual(await pricesAt('crypto', sunday));
  });

  test('stocks rest at night and currencies move', async () => {
    const [midnight, two] = [Date.UTC(2026, 2, 18, 4), Date.UTC(2026, 2, 18, 6)];
    expect(await pricesAt('stocks', midnight)).toEqual(await pricesAt('stocks', two));
    expect(await pricesAt('forex', midnight)).not.toEqual(await pricesAt('forex', two));
  });

  test('the change of a coin is relative to the price a day before', async () => {
    const before = new Map(
      (
        await Promise.all(
          (
            await rowsOf(feedAt(wednesday).crypto)
          ).map(async ({ id }) => [id, await feedAt(wednesday - dayMs).crypto.history(id, 'day')] as const),
        )
      ).map(([id, past]) => [id, past.at(-1)?.price ?? 0]),
    );
    for (const { id, price_usd, price_change_24h } of await rowsOf(feedAt(wednesday).crypto)) {
      expect(price_change_24h).toBeCloseTo((price_usd / (before.get(id) ?? 0) - 1) * 100, 1);
    }
  });

  test('the change of a stock is relative to the last close', async () => {
    const closed = Date.UTC(2026, 2, 17, 22);
    for (const { symbol, price, changePercent } of (await rowsOf(feedAt(wednesday).stocks)).slice(0, 20)) {
      const close = (await feedAt(closed).stocks.history(symbol, 'day')).at(-1)?.price ?? 0;
      expect(changePercent).toBeCloseTo((price / close - 1) * 100, 1);
    }
  });
});

describe('exchange rates', () => {
  const ratesAt = async (at: number) => new Map((await rowsOf(feedAt(at).rates)).map(({ code, rate }) => [code, rate]));

  test('of all 58 currencies are available, and a dollar is a dollar', async () => {
    const rates = await ratesAt(wednesday);
    expect([...rates.keys()].sort()).toEqual([...fiatCurrencies, ...cryptoCurrencies].sort());
    expect(rates.get('USD')).toBe(1);
  });

  test('of coins match the simulated prices', async () => {
    const rates = await ratesAt(wednesday);
    for (const { symbol, price_usd } of await rowsOf(feedAt(wednesday).crypto)) {
      if (cryptoCurrencies.includes(symbol)) expect(price_usd * (rates.get(symbol) ?? 0)).toBeCloseTo(1, 8);
    }
  });

  test('match the currency pairs', async () => {
    const rates = await ratesAt(wednesday);
    for (const { pair, rate } of await rowsOf(feedAt(wednesday).forex)) {
      const [base = '', quote = ''] = pair.split('/');
      expect(rate / ((rates.get(quote) ?? 0) / (rates.get(base) ?? 1))).toBeCloseTo(1, 3);
    }
  });

  test('a dollar stays within half a percent of 1.40 Canadian dollars, at any time of three years', async () => {
    for (let day = 0; day < 1000; day += 3.7) {
      const rates = await ratesAt(wednesday + day * dayMs);
      expect(Math.abs((rates.get('CAD') ?? 0) / 1.4 - 1)).toBeLessThan(0.005);
    }
  });
});

test('news keep their id, time and text; the newest are first, and none is from the future', async () => {
  const before = await rowsOf(feedAt(wednesday).news);
  const after = await rowsOf(feedAt(wednesday + 100 * minuteMs).news);
  const again = new Map(after.map((item) => [item.id, item]));
  const kept = before.filter(({ id }) => again.has(id));
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.length).toBeLessThan(30);
  for (const item of kept) expect(again.get(item.id)).toEqual(item);
  const times = after.map(({ timestamp }) => Date.parse(timestamp));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(times[0]).toBeLessThanOrEqual(wednesday + 100 * minuteMs);
  expect(new Set(after.map(({ category }) => category)).size).toBeGreaterThan(3);
});

test.each(priced)('the history of %s does not change, and ends now', async (kind) => {
  const { history, sparklines } = feedAt(wednesday)[kind];
  const lines = await sparklines();
  const [[key = '', line = []] = []] = lines;
  expect(lines.size).toBe((await rowsAt(kind, wednesday)).length);
  expect(line).toHaveLength(28);
  const week = await history(key, 'week');
  expect(week).toHaveLength(169);
  expect(week[0]).toEqual({ at: wednesday - 7 * dayMs, price: line[0] });
  const [first = {}] = await rowsAt(kind, wednesday);
  expect(week.at(-1)?.at).toBe(wednesday);
  expect(Object.values(first)).toContain(week.at(-1)?.price);
  expect(week[24]).toEqual((await feedAt(wednesday - dayMs)[kind].history(key, 'week'))[48]);
  expect((await history(key, 'year')).length).toBe(366);
  expect(await history('nothing of that name', 'day')).toEqual([]);
});

test.each(priced)(
  'a week of %s begins with the same price for a whole hour, as a chart and as a sparkline',
  async (kind) => {
    const [[key = ''] = []] = await feedAt(wednesday)[kind].sparklines();
    const starts = [1, 14, 59].flatMap((minutes) => {
      const { history, sparklines } = feedAt(wednesday + minutes * minuteMs)[kind];
      return [history(key, 'week').then(([first]) => first?.price), sparklines().then((lines) => lines.get(key)?.[0])];
    });
    expect(new Set(await Promise.all(starts)).size).toBe(1);
  },
);
