import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { Expense } from '@plaza/contracts/finance/expenses';
import { endpoint, keyedEndpoint, original } from '@plaza/web-kit';
import { financeApi } from '../finance-api';
import { recordWrites } from '../records/writes/record-writes';

const writes = recordWrites<Expense>({
  endpointNames: ['financeExpenses'],
  tag: 'finance/expense',
  update: (step) =>
    financeApi.util.updateQueryData('financeExpenses', undefined, (draft) => step(original(draft) ?? [])),
});

const expensesApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeAddExpense: build.mutation({ ...keyedEndpoint(financeEndpoints.addExpense), ...writes.add }),
    financeChangeExpense: build.mutation({ ...endpoint(financeEndpoints.changeExpense), ...writes.change }),
    financeRemoveExpense: build.mutation({ ...endpoint(financeEndpoints.removeExpense), ...writes.remove }),
  }),
});

export const { useFinanceAddExpenseMutation, useFinanceChangeExpenseMutation, useFinanceRemoveExpenseMutation } =
  expensesApi;
