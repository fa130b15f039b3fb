/** Units of each currency for one US dollar, and when that was true. */
export interface RatesOfMoment {
  readonly rates: Readonly<Record<string, number>>;
  readonly at: Date;
}

/** Where exchange rates come from. */
export interface ExchangeRatesProvider {
  /** A name to show: a host, or that it is simulated. */
  readonly source: string;
  readonly simulated: boolean;
  /** @throws when the provider fails */
  rates(): Promise<RatesOfMoment>;
}
