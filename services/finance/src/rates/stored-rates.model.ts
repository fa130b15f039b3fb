import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { Schema } from 'mongoose';
import { database } from '../database';

/** The last rates of each UTC day. */
export interface ExchangeRatesRecord extends ExchangeRates {
  /** The day (YYYY-MM-DD), see `dayOfRates`. */
  _id: string;
}

const exchangeRatesSchema = new Schema<ExchangeRatesRecord>(
  {
    _id: { type: String, required: true },
    rates: { type: Schema.Types.Mixed, required: true },
    lastUpdated: { type: String, required: true },
    source: { type: String, required: true },
    simulated: { type: Boolean, required: true },
    intervalMs: { type: Number, required: true },
    coins: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);

export const ExchangeRatesModel = database.model('ExchangeRates', exchangeRatesSchema, 'rate_sheets');
