/**
 * The method and path of every call of the finance service, by name. Contains no schemas, so that browsers can load it.
 */

export const accounts = 'GET /api/v1/finance/accounts';
export const addAccount = 'POST /api/v1/finance/accounts';
export const reorderAccounts = 'POST /api/v1/finance/accounts/reorder';
export const updateFactors = 'POST /api/v1/finance/accounts/update-factors';
export const changeAccount = 'PATCH /api/v1/finance/accounts/:id';
export const removeAccount = 'DELETE /api/v1/finance/accounts/:id';
export const restoreAccount = 'POST /api/v1/finance/accounts/:id/restore';
export const expenses = 'GET /api/v1/finance/expenses';
export const addExpense = 'POST /api/v1/finance/expenses';
export const changeExpense = 'PATCH /api/v1/finance/expenses/:id';
export const removeExpense = 'DELETE /api/v1/finance/expenses/:id';
export const netWorthHistory = 'GET /api/v1/finance/net-worth';
export const cashFlowHistory = 'GET /api/v1/finance/cash-flow';
export const netWorthDay = 'GET /api/v1/finance/net-worth/:day';
export const incomes = 'GET /api/v1/finance/incomes';
export const addIncome = 'POST /api/v1/finance/incomes';
export const changeIncome = 'PATCH /api/v1/finance/incomes/:id';
export const removeIncome = 'DELETE /api/v1/finance/incomes/:id';
export const loans = 'GET /api/v1/finance/loans';
export const addLoan = 'POST /api/v1/finance/loans';
export const changeLoan = 'PATCH /api/v1/finance/loans/:id';
export const removeLoan = 'DELETE /api/v1/finance/loans/:id';
export const loanSchedule = 'GET /api/v1/finance/loans/:id/schedule';
export const metrics = 'GET /api/v1/finance/metrics';
export const explainMetric = 'GET /api/v1/finance/metrics/:metric';
export const simulatePayoff = 'GET /api/v1/finance/payoff';
export const properties = 'GET /api/v1/finance/properties';
export const addProperty = 'POST /api/v1/finance/properties';
export const putProperty = 'PUT /api/v1/finance/properties/:id';
export const changeProperty = 'PATCH /api/v1/finance/properties/:id';
export const removeProperty = 'DELETE /api/v1/finance/properties/:id';
export const rates = 'GET /api/v1/finance/rates';
export const settings = 'GET /api/v1/finance/settings';
export const changeSettings = 'PATCH /api/v1/finance/settings';
export const exportEverything = 'GET /api/v1/finance/export';
export const importEverything = 'POST /api/v1/finance/import';
export const addImportPart = 'POST /api/v1/finance/import/parts';
export const importRows = 'POST /api/v1/finance/import/rows';
