import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { Loan } from '@plaza/contracts/finance/loans';
import { endpoint, keyedEndpoint, original } from '@plaza/web-kit';
import { financeApi } from '../finance-api';
import { recordWrites } from '../records/writes/record-writes';

const writes = recordWrites<Loan>({
  endpointNames: ['financeLoans'],
  tag: 'finance/loan',
  outcomes: ['finance/loan-outcome'],
  update: (step) => financeApi.util.updateQueryData('financeLoans', undefined, (draft) => step(original(draft) ?? [])),
});

const loansApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeAddLoan: build.mutation({ ...keyedEndpoint(financeEndpoints.addLoan), ...writes.add }),
    financeChangeLoan: build.mutation({ ...endpoint(financeEndpoints.changeLoan), ...writes.change }),
    financeRemoveLoan: build.mutation({ ...endpoint(financeEndpoints.removeLoan), ...writes.remove }),
  }),
});

export const { useFinanceAddLoanMutation, useFinanceChangeLoanMutation, useFinanceRemoveLoanMutation } = loansApi;
