import type { Quote } from '../quote-lists/quotes';

/** Key, price and change in percent, as they are published. */
export type ChangedQuote = [key: string, price: number, changePercent: number];

/** Remembers the published quotes of a list, to find the changed ones. */
export class ChangedQuotes {
  readonly #published = new Map<string, ChangedQuote>();

  /** The quotes that differ from the published ones; all of them where none has been published. */
  since(quotes: readonly Quote[]): ChangedQuote[] {
    return quotes
      .filter((quote) => this.#isNew(quote))
      .map(({ key, price, changePercent }) => [key, price, changePercent]);
  }

  /** Remembers quotes that this instance or another one has published. */
  markPublished(quotes: readonly ChangedQuote[]): void {
    for (const quote of quotes) this.#published.set(quote[0], quote);
  }

  #isNew({ key, price, changePercent }: Quote): boolean {
    const last = this.#published.get(key);
    return last?.[1] !== price || last[2] !== changePercent;
  }
}
