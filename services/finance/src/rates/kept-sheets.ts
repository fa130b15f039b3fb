import type { RateSheet } from './market-rates';
import { RateSheets } from './rate-sheet.model';

/** Keeps a sheet as the last one of its UTC day. */
export async function keepSheet(sheet: RateSheet): Promise<void> {
  await RateSheets.replaceOne({ _id: sheet.lastUpdated.slice(0, 10) }, sheet, { upsert: true });
}

/** The newest sheet that was ever kept. */
export async function lastSheet(): Promise<RateSheet | undefined> {
  return sheetOf(await RateSheets.findOne().sort({ _id: -1 }).lean());
}

/** The sheet that held at the end of a UTC day: of that day, else of the nearest before it. */
export async function sheetOfDay(day: string): Promise<RateSheet | undefined> {
  return sheetOf(
    await RateSheets.findOne({ _id: { $lte: day } })
      .sort({ _id: -1 })
      .lean(),
  );
}

function sheetOf(kept: (RateSheet & { _id: string }) | null): RateSheet | undefined {
  if (!kept) return undefined;
  const { _id, ...sheet } = kept;
  return sheet;
}
