import { type EverythingImport, FinanceExport, type ImportReport } from '@plaza/contracts/finance/import-export';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { SettingsChanges } from '@plaza/contracts/finance/settings';
import { CurrencyCode } from '@plaza/contracts/money';
import { parse } from '@plaza/service-kit/errors';
import { z } from 'zod';
import { Rates } from '../../rates/conversion';
import type { MarketRates } from '../../rates/market-rates';
import { toRateSettings } from '../../rates/user-rates';
import type { IdempotencyKey } from '../../records/idempotency-key';
import { SettingsModel } from '../../settings/records/settings.model';
import { type SettingsInput, toSettingsFields } from '../../settings/settings-fields';
import { commitImport } from './commit-import';
import { earlierAnswer } from './earlier-answer';
import { withParts } from './import-parts';
import { storedRows, toReport, type ValidatedRows, validateAll } from './import-report';
import { TaskQueue } from './task-queue';
import type { ValidationContext } from './validate-rows';

/** A file in parts takes up to 200 MB of memory during its import; a process has 512 MB. */
const filesInParts = new TaskQueue(4, 'Other large files are being imported. Try again in a few seconds.');

/**
 * Imports an export: invalid rows are reported and skipped, all others are added together or not at all.
 * @throws InvalidInput for invalid settings; Conflict as in `commitImport` and `withParts`; Busy if too many files in
 * parts are waiting to be imported
 */
export async function importEverything(
  userId: string,
  input: EverythingImport,
  market: MarketRates,
  request?: IdempotencyKey,
): Promise<ImportReport> {
  const run = () => importFile(userId, input, market, request);
  return input.parts ? filesInParts.run(run) : run();
}

async function importFile(
  userId: string,
  { mode, preview, ...file }: EverythingImport,
  market: MarketRates,
  request: IdempotencyKey | undefined,
): Promise<ImportReport> {
  const earlier = await earlierAnswer(userId, request, market);
  if (earlier) return earlier;
  const data = await withParts(userId, file);
  const replaces = mode === 'replace';
  const settings = replaces ? readSettings(data.settings) : null;
  const rates = await ratesAfter(userId, settings, market);
  const validated = validateFile(data, { rates, keepsFactors: baseIn(data.settings) === rates.baseCurrency });
  const report = toReport(validated, preview);
  if (preview) return report;
  const rows = {
    accounts: withPlaces(storedRows(validated.accounts), replaces),
    loans: storedRows(validated.loans),
    incomes: storedRows(validated.incomes),
    expenses: storedRows(validated.expenses),
    properties: storedRows(validated.properties),
  };
  return commitImport(
    userId,
    { rows, replaces, settings, partsFile: file.parts?.file ?? null, report, request },
    market,
  );
}

/** Loans come first: properties refer to them by their indexes in the file. */
function validateFile(
  data: EverythingImport['data'],
  options: Pick<ValidationContext, 'rates' | 'keepsFactors'>,
): ValidatedRows {
  const context = { ...options, now: new Date(), loanIds: [] };
  const loans = validateAll('loans', numbered(data.loans), context);
  const loanIds = loans.taken.map((loan) => loan?.stored._id);
  const others = recordKinds.map((kind) => {
    const rows = kind === 'loans' ? loans : validateAll(kind, numbered(data[kind]), { ...context, loanIds });
    return [kind, rows] as const;
  });
  return Object.fromEntries(others) as ValidatedRows;
}

const numbered = (rows: readonly unknown[]) => rows.map((fields, index) => ({ row: index + 1, fields }));

/** The settings of a file; null if it has none. The rates of its locks are in its base currency, so they need it. */
function readSettings(input: unknown): SettingsInput | null {
  if (input === undefined) return null;
  const { lockedFactors, overridesSetAt, exactOverrides, ...fields } = parse(
    FinanceExport.shape.settings.partial(),
    input,
  );
  const { version: _none, ...settings } = parse(SettingsChanges, fields);
  return {
    ...settings,
    ...(overridesSetAt ? { overridesSetAt } : {}),
    ...(exactOverrides ? { exactOverrides } : {}),
    ...(settings.baseCurrency && lockedFactors ? { lockedFactors } : {}),
  };
}

function baseIn(settings: unknown): string | undefined {
  return z.object({ baseCurrency: CurrencyCode }).safeParse(settings).data?.baseCurrency;
}

/** The user's rates after the settings of the file are applied. */
async function ratesAfter(userId: string, settings: SettingsInput | null, market: MarketRates): Promise<Rates> {
  const [stored, exchangeRates] = await Promise.all([SettingsModel.findById(userId).lean(), market.latest()]);
  const rateSettings = toRateSettings(settings ? toSettingsFields(settings, stored, exchangeRates) : stored);
  return new Rates(rateSettings, exchangeRates);
}

/**
 * Keeps the order of the file: with positions from 1, or without positions, so that age sorts them after all others.
 */
export const withPlaces = (accounts: readonly object[], replaces: boolean): object[] =>
  accounts.map((account, index) => ({ ...account, sortOrder: replaces ? index + 1 : 0, orderTurn: 0 }));
