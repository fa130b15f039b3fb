import { z } from 'zod';
import { type Call, call } from '../call';
import { Id, Instant } from '../ids';
import { must } from '../sentences';
import { requiredText } from '../text';
import { type FavouriteKind, QuoteKey } from './kinds';
import { Stock } from './quotes';
import * as marketsRoutes from './routes';

/** Screens send numbers, older screens decimal strings. */
const Figure = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,15}(\.\d{1,12})?$/, must('be a number'))
      .transform(Number),
  ])
  .pipe(z.number().min(-1e15).max(1e15));

/** The stored fields of each kind of favourite. `favourite-key` says which one identifies it. */
export const favouriteFields = {
  stocks: z.strictObject({ symbol: requiredText(10), name: requiredText(255) }),
  crypto: z.strictObject({ symbol: requiredText(50), name: requiredText(255) }),
  forex: z.strictObject({ pair: requiredText(10), rate: Figure }),
  commodities: z.strictObject({ symbol: requiredText(50), name: requiredText(255), price: Figure }),
  bonds: z.strictObject({ name: requiredText(100), yield: Figure, maturity: requiredText(50) }),
  etfs: z.strictObject({ symbol: requiredText(50), name: requiredText(255), price: Figure }),
  'economic-indicators': z.strictObject({ name: requiredText(100), description: requiredText(2000) }),
  news: z.strictObject({ newsId: requiredText(50), title: requiredText(500), source: requiredText(100) }),
} as const satisfies Record<FavouriteKind, z.ZodObject>;

export type NewFavourite<Kind extends FavouriteKind> = z.infer<(typeof favouriteFields)[Kind]>;
export type Favourite<Kind extends FavouriteKind> = NewFavourite<Kind> & { id: string; createdAt: string };

const access = { scope: 'favourites' } as const;

/** The three calls of a kind: list, newest first; add, which answers the existing row if there is one; and remove. */
function callsOf<Kind extends FavouriteKind>(kind: Kind) {
  const fields = favouriteFields[kind];
  const answer = fields.extend({ id: Id, createdAt: Instant });
  const routes = marketsRoutes.favouriteRoutes(kind);
  return {
    list: call(routes.list, { summary: `Favorite ${kind}.`, access, answer: z.array(answer) }),
    add: call(routes.add, {
      summary: `Add a favorite of ${kind}; 201, or 200 with the existing one.`,
      access,
      status: 201,
      body: fields,
      answer,
    }),
    remove: call(routes.remove, {
      summary: `Remove a favorite of ${kind}; succeeds if it does not exist.`,
      access,
      params: z.strictObject({ identifier: QuoteKey }),
    }),
  } as const;
}

const stocks = callsOf('stocks');
const crypto = callsOf('crypto');
const forex = callsOf('forex');
const commodities = callsOf('commodities');
const bonds = callsOf('bonds');
const etfs = callsOf('etfs');
const indicators = callsOf('economic-indicators');
const news = callsOf('news');

/** The fields of a favourite of any kind. */
export type FavouriteData = Readonly<Record<string, string | number>>;
export type AnyFavourite = FavouriteData & { readonly id: string; readonly createdAt: string };

type Access = { readonly scope: 'favourites' };
type RoutesOfAKind<Kind extends FavouriteKind> = ReturnType<typeof marketsRoutes.favouriteRoutes<Kind>>;
type CallsOfAKind<Routes extends RoutesOfAKind<FavouriteKind>> = {
  readonly list: Call<undefined, undefined, undefined, z.ZodType<AnyFavourite[]>, Access, Routes['list']>;
  readonly add: Call<undefined, undefined, z.ZodType<FavouriteData>, z.ZodType<AnyFavourite>, Access, Routes['add']>;
  readonly remove: Call<z.ZodType<{ identifier: string }>, undefined, undefined, undefined, Access, Routes['remove']>;
};

/** The calls of each kind, for code that handles all kinds alike. */
export const favouriteCallsByKind: { readonly [Kind in FavouriteKind]: CallsOfAKind<RoutesOfAKind<Kind>> } = {
  stocks,
  crypto,
  forex,
  commodities,
  bonds,
  etfs,
  'economic-indicators': indicators,
  news,
};

export const favouriteCalls = {
  favouriteStocksData: call(marketsRoutes.favouriteStocksData, {
    summary: 'Quotes of the favorite stocks, in their order, without those that no source knows.',
    access,
    answer: z.array(Stock),
  }),
  favouriteStocks: stocks.list,
  addFavouriteStock: stocks.add,
  removeFavouriteStock: stocks.remove,
  favouriteCoins: crypto.list,
  addFavouriteCoin: crypto.add,
  removeFavouriteCoin: crypto.remove,
  favouritePairs: forex.list,
  addFavouritePair: forex.add,
  removeFavouritePair: forex.remove,
  favouriteCommodities: commodities.list,
  addFavouriteCommodity: commodities.add,
  removeFavouriteCommodity: commodities.remove,
  favouriteBonds: bonds.list,
  addFavouriteBond: bonds.add,
  removeFavouriteBond: bonds.remove,
  favouriteEtfs: etfs.list,
  addFavouriteEtf: etfs.add,
  removeFavouriteEtf: etfs.remove,
  favouriteIndicators: indicators.list,
  addFavouriteIndicator: indicators.add,
  removeFavouriteIndicator: indicators.remove,
  favouriteNews: news.list,
  addFavouriteNews: news.add,
  removeFavouriteNews: news.remove,
} as const;
