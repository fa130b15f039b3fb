import type { Quote } from '../market';

/** Key, price and change in percent, as they are pushed. */
export type ChangedQuote = [key: string, price: number, changePercent: number];

/** Remembers what was said of a list, to tell what is new in it. */
export class ChangedQuotes {
  readonly #said = new Map<string, string>();

  /** What differs from the last time; of a list that is new to us nothing is news. */
  since(quotes: readonly Quote[]): ChangedQuote[] {
    const isFirst = this.#said.size === 0;
    const changed = quotes.filter(({ key, price, changePercent }) => {
      const now = `${price} ${changePercent}`;
      const differs = this.#said.get(key) !== now;
      if (differs) this.#said.set(key, now);
      return differs;
    });
    return isFirst ? [] : changed.map(({ key, price, changePercent }) => [key, price, changePercent]);
  }
}
