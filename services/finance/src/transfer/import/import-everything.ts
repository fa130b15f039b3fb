import { SettingsChanges } from '@plaza/contracts/finance/settings';
import {
  type EverythingImport,
  FinanceExport,
  type ImportReport,
  recordKinds,
} from '@plaza/contracts/finance/transfer';
import { CurrencyCode } from '@plaza/contracts/money';
import { parse } from '@plaza/service-kit/errors';
import { z } from 'zod';
import { Rates } from '../../rates/conversion';
import type { MarketRates } from '../../rates/market-rates';
import { toRateSettings } from '../../rates/user-rates';
import { SettingsModel } from '../../settings/settings.model';
import { toSettingsFields } from '../../settings/settings-fields';
import { commitImport } from './commit-import';
import { storedRows, toReport, type ValidatedRows, validateAll } from './import-report';
import type { ValidationContext } from './validate-rows';

/**
 * Takes an export in: rows that are broken are reported and left out, all others come in at once or not at all.
 * @throws BadInput for settings that cannot be taken over; Conflict while another import runs
 */
export async function importEverything(
  userId: string,
  { mode, preview, data }: EverythingImport,
  market: MarketRates,
): Promise<ImportReport> {
  const replaces = mode === 'replace';
  const settings = replaces ? readSettings(data.settings) : null;
  const rates = await ratesAfter(userId, settings, market);
  const judged = validateFile(data, { rates, keepsFactors: baseIn(data.settings) === rates.baseCurrency });
  if (!preview) {
    const rows = {
      accounts: withPlaces(storedRows(judged.accounts), replaces),
      loans: storedRows(judged.loans),
      incomes: storedRows(judged.incomes),
      expenses: storedRows(judged.expenses),
      properties: storedRows(judged.properties),
    };
    await commitImport(userId, { rows, replaces, settings }, market);
  }
  return toReport(judged, preview);
}

/** The loans first: properties point at them by their places in the file. */
function validateFile(
  data: EverythingImport['data'],
  by: Pick<ValidationContext, 'rates' | 'keepsFactors'>,
): ValidatedRows {
  const judging = { ...by, now: new Date(), loanIds: [] };
  const loans = validateAll('loans', numbered(data.loans), judging);
  const loanIds = loans.taken.map((loan) => loan?.stored._id);
  const others = recordKinds.map((kind) => {
    const rows = kind === 'loans' ? loans : validateAll(kind, numbered(data[kind]), { ...judging, loanIds });
    return [kind, rows] as const;
  });
  return Object.fromEntries(others) as ValidatedRows;
}

const numbered = (rows: readonly unknown[]) => rows.map((given, index) => ({ row: index + 1, given }));

/** The settings of a file; null where it has none. */
function readSettings(given: unknown): Omit<SettingsChanges, 'version'> | null {
  if (given === undefined) return null;
  const { version: _none, ...settings } = parse(SettingsChanges, parse(FinanceExport.shape.settings.partial(), given));
  return settings;
}

function baseIn(settings: unknown): string | undefined {
  return z.object({ baseCurrency: CurrencyCode }).safeParse(settings).data?.baseCurrency;
}

/** A person's rates once the settings are theirs. */
async function ratesAfter(
  userId: string,
  settings: Omit<SettingsChanges, 'version'> | null,
  market: MarketRates,
): Promise<Rates> {
  const [stored, exchangeRates] = await Promise.all([SettingsModel.findById(userId).lean(), market.latest()]);
  const wishes = toRateSettings(settings ? toSettingsFields(settings, stored, exchangeRates) : stored);
  return new Rates(wishes, exchangeRates);
}

/** In the order of the file: from the first place on, or without places behind all others, as those go by age. */
export const withPlaces = (accounts: readonly object[], replaces: boolean): object[] =>
  accounts.map((account, index) => ({ ...account, sortOrder: replaces ? index + 1 : 0, orderTurn: 0 }));
