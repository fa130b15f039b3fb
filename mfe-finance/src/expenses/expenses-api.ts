import type { Expense, ExpenseChanges, NewExpense } from '@plaza/contracts/finance/expenses';
import { financeApi, financePath } from '../finance-api';
import { type RecordChange, refreshAfter } from '../records/records-api';

const path = `${financePath}/expenses`;
const invalidatesTags = refreshAfter('finance/expense');

const expensesApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeExpenses: build.query<Expense[], void>({ query: () => path, providesTags: ['finance/expense'] }),
    financeAddExpense: build.mutation<Expense, NewExpense>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags,
    }),
    financeChangeExpense: build.mutation<Expense, RecordChange<ExpenseChanges>>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags,
    }),
    financeRemoveExpense: build.mutation<null, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const {
  useFinanceExpensesQuery,
  useLazyFinanceExpensesQuery,
  useFinanceAddExpenseMutation,
  useFinanceChangeExpenseMutation,
  useFinanceRemoveExpenseMutation,
} = expensesApi;
