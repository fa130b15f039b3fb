import type { Quote } from '../market';

/** Key, price and change in percent, as they are pushed. */
export type ChangedQuote = [key: string, price: number, changePercent: number];

/** Remembers what was said of a list, to tell what is new in it. */
export class ChangedQuotes {
  readonly #said = new Map<string, ChangedQuote>();

  /** What differs from what was said of it last; of a list of which nothing was said yet, all. */
  since(quotes: readonly Quote[]): ChangedQuote[] {
    return quotes
      .filter((quote) => this.#isNew(quote))
      .map(({ key, price, changePercent }) => [key, price, changePercent]);
  }

  /** Remembers what was said, by this instance or another one. */
  note(said: readonly ChangedQuote[]): void {
    for (const one of said) this.#said.set(one[0], one);
  }

  #isNew({ key, price, changePercent }: Quote): boolean {
    const last = this.#said.get(key);
    return last?.[1] !== price || last[2] !== changePercent;
  }
}
