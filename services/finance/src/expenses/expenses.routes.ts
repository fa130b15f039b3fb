import { expenseCalls } from '@plaza/contracts/finance/expenses';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { receivedIdempotencyKey } from '../records/idempotency-key';
import { addExpense, changeExpense, listExpenses, removeExpense } from './expenses';

export function expenseRoutes({ trust }: FinanceDependencies): Routes {
  return createRoutes(trust)
    .on(expenseCalls.expenses, ({ caller }) => listExpenses(caller.id))
    .on(expenseCalls.addExpense, async (received) =>
      addExpense(received.caller.id, received.body, receivedIdempotencyKey(received)),
    )
    .on(expenseCalls.changeExpense, ({ caller, params, body }) => changeExpense(caller.id, params.id, body))
    .on(expenseCalls.removeExpense, ({ caller, params }) => removeExpense(caller.id, params.id));
}
