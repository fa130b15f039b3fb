import type { Loan, LoanChanges, LoanSchedule, NewLoan } from '@plaza/contracts/finance/loans';
import { financeApi, financePath } from '../finance-api';
import { type RecordChange, refreshAfter } from '../records/records-api';

const path = `${financePath}/loans`;
const invalidatesTags = refreshAfter('finance/loan');

const loansApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeLoans: build.query<Loan[], void>({ query: () => path, providesTags: ['finance/loan'] }),
    financeLoanSchedule: build.query<LoanSchedule, string>({
      query: (id) => `${path}/${id}/schedule`,
      providesTags: ['finance/loan'],
    }),
    financeAddLoan: build.mutation<Loan, NewLoan>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags,
    }),
    financeChangeLoan: build.mutation<Loan, RecordChange<LoanChanges>>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags,
    }),
    financeRemoveLoan: build.mutation<null, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const {
  useFinanceLoansQuery,
  useLazyFinanceLoansQuery,
  useFinanceLoanScheduleQuery,
  useFinanceAddLoanMutation,
  useFinanceChangeLoanMutation,
  useFinanceRemoveLoanMutation,
} = loansApi;
