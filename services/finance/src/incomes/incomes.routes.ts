import { incomeCalls } from '@plaza/contracts/finance/incomes';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { receivedIdempotencyKey } from '../records/idempotency-key';
import { addIncome, changeIncome, listIncomes, removeIncome } from './incomes';

export function incomeRoutes({ trust }: FinanceDependencies): Routes {
  return createRoutes(trust)
    .on(incomeCalls.incomes, ({ caller }) => listIncomes(caller.id))
    .on(incomeCalls.addIncome, async (received) =>
      addIncome(received.caller.id, received.body, receivedIdempotencyKey(received)),
    )
    .on(incomeCalls.changeIncome, ({ caller, params, body }) => changeIncome(caller.id, params.id, body))
    .on(incomeCalls.removeIncome, ({ caller, params }) => removeIncome(caller.id, params.id));
}
