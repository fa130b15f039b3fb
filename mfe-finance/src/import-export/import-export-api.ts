import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { type ApiError, endpoint, keyedEndpoint, request } from '@plaza/web-kit';
import { financeApi } from '../finance-api';
import { isOutcomeUnknown } from '../unknown-outcome';

const everything = [
  'finance/account',
  'finance/loan',
  'finance/loan-outcome',
  'finance/income',
  'finance/expense',
  'finance/property',
  'finance/own-settings',
  'finance/settings',
  'finance/rates',
  'finance/metrics',
  'finance/history',
] as const;

/** Error codes that say that an import has succeeded after all, wholly or in part. */
const importedCodes: readonly string[] = ['import_completed', 'import_unfinished', 'idempotency_key_reused'];

interface ImportArgs {
  readonly body: { readonly preview?: boolean | undefined };
}

/** A preview changes nothing; an import that succeeded, or may have succeeded, makes all cached data outdated. */
function invalidatesTags(report: ImportReport | undefined, error: ApiError | undefined, { body }: ImportArgs) {
  if (body.preview) return [];
  const mayHaveImported = isOutcomeUnknown(error) || importedCodes.includes(error?.data?.error.code ?? '');
  return report || mayHaveImported ? [...everything] : [];
}

const transferApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeImportEverything: build.mutation({ ...keyedEndpoint(financeEndpoints.importEverything), invalidatesTags }),
    financeAddImportPart: build.mutation(endpoint(financeEndpoints.addImportPart)),
    financeImportRows: build.mutation({ ...keyedEndpoint(financeEndpoints.importRows), invalidatesTags }),
  }),
});

export const { useFinanceImportEverythingMutation, useFinanceAddImportPartMutation, useFinanceImportRowsMutation } =
  transferApi;
export const exportPath = (format: 'json' | 'csv') => request(financeEndpoints.exportEverything, { format }).url;
