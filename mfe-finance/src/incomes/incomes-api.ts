import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { Income } from '@plaza/contracts/finance/incomes';
import { endpoint, keyedEndpoint, original } from '@plaza/web-kit';
import { financeApi } from '../finance-api';
import { recordWrites } from '../records/writes/record-writes';

const writes = recordWrites<Income>({
  endpointNames: ['financeIncomes'],
  tag: 'finance/income',
  update: (step) =>
    financeApi.util.updateQueryData('financeIncomes', undefined, (draft) => step(original(draft) ?? [])),
});

const incomesApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeAddIncome: build.mutation({ ...keyedEndpoint(financeEndpoints.addIncome), ...writes.add }),
    financeChangeIncome: build.mutation({ ...endpoint(financeEndpoints.changeIncome), ...writes.change }),
    financeRemoveIncome: build.mutation({ ...endpoint(financeEndpoints.removeIncome), ...writes.remove }),
  }),
});

export const { useFinanceAddIncomeMutation, useFinanceChangeIncomeMutation, useFinanceRemoveIncomeMutation } =
  incomesApi;
