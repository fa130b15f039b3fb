import { loanCalls } from '@plaza/contracts/finance/loans';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { receivedIdempotencyKey } from '../records/idempotency-key';
import { addLoan, changeLoan, listLoans, loanSchedule, removeLoan } from './loans';

export function loanRoutes({ trust }: FinanceDependencies): Routes {
  return createRoutes(trust)
    .on(loanCalls.loans, ({ caller }) => listLoans(caller.id))
    .on(loanCalls.addLoan, async (received) =>
      addLoan(received.caller.id, received.body, receivedIdempotencyKey(received)),
    )
    .on(loanCalls.changeLoan, ({ caller, params, body }) => changeLoan(caller.id, params.id, body))
    .on(loanCalls.removeLoan, ({ caller, params }) => removeLoan(caller.id, params.id))
    .on(loanCalls.loanSchedule, ({ caller, params }) => loanSchedule(caller.id, params.id));
}
