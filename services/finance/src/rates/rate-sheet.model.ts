import { Schema } from 'mongoose';
import { database } from '../database';
import type { RateSheet } from './market-rates';

/** The last sheet of each UTC day that was seen. */
export interface RateSheetRecord extends RateSheet {
  /** YYYY-MM-DD, of the sheet's own time. */
  _id: string;
}

const rateSheetSchema = new Schema<RateSheetRecord>(
  {
    _id: { type: String, required: true },
    rates: { type: Schema.Types.Mixed, required: true },
    lastUpdated: { type: String, required: true },
    source: { type: String, required: true },
    simulated: { type: Boolean, required: true },
    intervalMs: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);

export const RateSheets = database.model('RateSheet', rateSheetSchema, 'rate_sheets');
