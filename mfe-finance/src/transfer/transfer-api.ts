import type { EverythingImport, ImportReport, RowsImport } from '@plaza/contracts/finance/transfer';
import { financeApi, financePath } from '../finance-api';

const everything = [
  'finance/account',
  'finance/loan',
  'finance/income',
  'finance/expense',
  'finance/property',
  'finance/settings',
  'finance/rates',
  'finance/metrics',
  'finance/history',
] as const;

/** A preview changes nothing; what was imported makes everything old. */
const after = (report: ImportReport | undefined) => (report && !report.preview ? [...everything] : []);

const transferApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeImportEverything: build.mutation<ImportReport, Omit<EverythingImport, 'data'> & { data: unknown }>({
      query: (body) => ({ url: `${financePath}/import`, method: 'POST', body }),
      invalidatesTags: after,
    }),
    financeImportRows: build.mutation<ImportReport, RowsImport>({
      query: (body) => ({ url: `${financePath}/import/rows`, method: 'POST', body }),
      invalidatesTags: after,
    }),
  }),
});

export const { useFinanceImportEverythingMutation, useFinanceImportRowsMutation } = transferApi;
export const exportPath = (format: 'json' | 'csv') => `${financePath}/export?format=${format}`;
