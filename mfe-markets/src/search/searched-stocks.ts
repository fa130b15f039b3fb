import { personalStorage } from '@plaza/web-kit';
import type { Shares } from '../quotes/view/shares-columns';

const most = 10;
const storage = personalStorage('plaza.markets.searched-stocks');

/** The list with a newly found stock at the front, without duplicates and with at most ten stocks. */
export const withSearched = (list: readonly Shares[], found: Shares): Shares[] =>
  [found, ...withoutSearched(list, found.symbol)].slice(0, most);

export const withoutSearched = (list: readonly Shares[], symbol: string): Shares[] =>
  list.filter((stock) => stock.symbol !== symbol);

/** The list with a stock restored to its position, without duplicates and with at most ten stocks. */
export const withSearchedAgain = (list: readonly Shares[], stock: Shares, place: number): Shares[] =>
  withoutSearched(list, stock.symbol).toSpliced(place, 0, stock).slice(0, most);

/** The stocks that this browser stored for a user; invalid entries are ignored. */
export function readSearched(userId: string): Shares[] {
  const stored = parsed(storage.read(userId));
  return Array.isArray(stored) ? stored.flatMap(stockIn).slice(0, most) : [];
}

type Listener = (userId: string, list: Shares[]) => void;
const listeners = new Set<Listener>();

export function storeSearched(userId: string, list: Shares[]): void {
  storage.write(userId, JSON.stringify(list));
  for (const listener of listeners) listener(userId, list);
}

/** Passes the lists that this window stores to a listener. @returns a function that ends this */
export function onStoredSearched(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return undefined; // not written by this application
  }
}

function stockIn(value: unknown): Shares[] {
  if (typeof value !== 'object' || value === null) return [];
  const { symbol, name, price, changePercent, volume }: Partial<Record<keyof Shares, unknown>> = value;
  if (typeof symbol !== 'string' || typeof name !== 'string') return [];
  if (typeof price !== 'number' || typeof changePercent !== 'number') return [];
  return [{ symbol, name, price, changePercent, ...(typeof volume === 'number' && { volume }) }];
}
