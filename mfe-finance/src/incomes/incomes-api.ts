import type { Income, IncomeChanges, NewIncome } from '@plaza/contracts/finance/incomes';
import { financeApi, financePath } from '../finance-api';
import { type RecordChange, refreshAfter } from '../records/records-api';

const path = `${financePath}/incomes`;
const invalidatesTags = refreshAfter('finance/income');

const incomesApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeIncomes: build.query<Income[], void>({ query: () => path, providesTags: ['finance/income'] }),
    financeAddIncome: build.mutation<Income, NewIncome>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags,
    }),
    financeChangeIncome: build.mutation<Income, RecordChange<IncomeChanges>>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags,
    }),
    financeRemoveIncome: build.mutation<null, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const {
  useFinanceIncomesQuery,
  useLazyFinanceIncomesQuery,
  useFinanceAddIncomeMutation,
  useFinanceChangeIncomeMutation,
  useFinanceRemoveIncomeMutation,
} = incomesApi;
