import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Bond, Commodity, CryptoPrices, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import type { Market, Quote, QuoteList } from '../market';
import type { Lists } from './lists';
import type { ReadyAnswer } from './ready-answer';

/** Finds stocks and ETFs by symbol. */
export interface StocksBySymbol {
  stocksOf(symbols: readonly string[]): Promise<Stock[]>;
}

/** What the answers of each kind have in common. */
const quotesIn: { readonly [Kind in QuoteKind]: (answer: string) => Quote[] } = {
  crypto: (answer) =>
    Object.entries((JSON.parse(answer) as CryptoPrices).prices).map(([key, coin]) => ({
      key,
      name: coin.name,
      price: coin.price_usd,
      changePercent: coin.price_change_24h,
    })),
  stocks: shares,
  etfs: shares,
  forex: (answer) =>
    (JSON.parse(answer) as ForexQuote[]).map(({ pair, rate, changePercent }) => ({
      key: pair,
      name: pair,
      price: rate,
      changePercent,
    })),
  commodities: (answer) =>
    (JSON.parse(answer) as Commodity[]).map(({ symbol, name, price, changePercent }) => ({
      key: symbol,
      name,
      price,
      changePercent,
    })),
  bonds: (answer) =>
    (JSON.parse(answer) as Bond[]).map(({ name, yield: price, changePercent }) => ({
      key: name,
      name,
      price,
      changePercent,
    })),
};

function shares(answer: string): Quote[] {
  return (JSON.parse(answer) as Stock[]).map(({ symbol, name, price, changePercent }) => ({
    key: symbol,
    name,
    price,
    changePercent,
  }));
}

/** The lists for whoever compares prices; each answer is read once. */
export function createMarket(lists: Lists, { stocksOf }: StocksBySymbol): Market {
  const read = new WeakMap<ReadyAnswer, QuoteList>();
  return {
    async quotes(kind) {
      const answer = await lists[kind].ready();
      const known = read.get(answer);
      if (known) return known;
      const list = { feed: answer.feed, quotes: quotesIn[kind](answer.json.bytes.toString('utf8')) };
      read.set(answer, list);
      return list;
    },
    lookedAtEveryMs: (kind) => lists[kind].lookedAtEveryMs,
    stocksOf,
  };
}
