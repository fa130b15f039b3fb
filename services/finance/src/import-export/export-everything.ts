import type { FinanceExport } from '@plaza/contracts/finance/import-export';
import { listAccounts } from '../accounts/accounts';
import { ExpenseModel, type ExpenseRecord } from '../expenses/expense.model';
import { toExpense } from '../expenses/expenses';
import { listIncomes } from '../incomes/incomes';
import { LoanModel, type LoanRecord } from '../loans/loan.model';
import { toLoan } from '../loans/loan-fields';
import { exactText, inputText } from '../money';
import { toEnteredFields } from '../properties/properties';
import { PropertyModel, type PropertyRecord } from '../properties/property.model';
import type { MarketRates } from '../rates/market-rates';
import { toRateSettings } from '../rates/user-rates';
import { toBaseFields } from '../records/record-fields';
import { toSettings } from '../settings/records/read-settings';
import { SettingsModel } from '../settings/records/settings.model';

/** All records of a user, in the order of their lists. */
export async function exportEverything(userId: string, now: Date, market: MarketRates): Promise<FinanceExport> {
  const [settings, accounts, loans, incomes, expenses, properties] = await Promise.all([
    settingsOf(userId),
    listAccounts(userId, market),
    LoanModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
    listIncomes(userId),
    ExpenseModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
    PropertyModel.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean(),
  ]);
  const places = new Map(loans.map(({ _id }, place) => [_id, place]));
  return {
    format: 'plaza-finance',
    version: 1,
    exportedAt: now.toISOString(),
    settings,
    accounts: accounts.map(withoutOwnFields).map(({ factorBase: _base, ...account }) => account),
    loans: loans.map((loan) => toLoanRow(loan, now)),
    incomes: incomes.map(withoutOwnFields).map(({ perMonth: _month, annualTotal: _year, ...income }) => income),
    expenses: expenses.map(toExpenseRow),
    properties: properties.map((property) => toPropertyRow(property, places)),
  };
}

/** Custom rates with the decimals that an input accepts, and additionally with all digits if there are more. */
async function settingsOf(userId: string): Promise<FinanceExport['settings']> {
  const stored = await SettingsModel.findById(userId).lean();
  const { version: _seen, ownLimits, maxAllowableDTI, mortgageRate, ...settings } = toSettings(stored);
  const rates = toRateSettings(stored);
  const overrides = [...rates.overrides].map(([code, { factor }]) => [code, inputText(factor)] as const);
  const exact = [...rates.overrides].flatMap(([code, { factor }]) => {
    const text = exactText(factor);
    return text === inputText(factor) ? [] : [[code, text] as const];
  });
  const times = [...rates.overrides].flatMap(([code, { at }]) => (at ? [[code, at.toISOString()] as const] : []));
  const locks = [...rates.locked].map(([code, { factor, at }]) => {
    const lock = { factor: exactText(factor), at: at.toISOString() };
    return [code, lock] as const;
  });
  return {
    ...settings,
    manualRateOverrides: Object.fromEntries(overrides),
    ...(exact.length > 0 ? { exactOverrides: Object.fromEntries(exact) } : {}),
    overridesSetAt: Object.fromEntries(times),
    lockedFactors: Object.fromEntries(locks),
    // Null for a default, which follows the base currency of the user who imports it.
    maxAllowableDTI: ownLimits.includes('maxAllowableDTI') ? maxAllowableDTI : null,
    mortgageRate: ownLimits.includes('mortgageRate') ? mortgageRate : null,
  };
}

interface OwnFields {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Without the fields that a copy of the record does not include. */
function withoutOwnFields<Row extends OwnFields>({
  id: _id,
  version: _version,
  createdAt: _made,
  updatedAt: _at,
  ...row
}: Row) {
  return row;
}

function toLoanRow(loan: LoanRecord, now: Date): FinanceExport['loans'][number] {
  const {
    endDate: _end,
    termMonthsLeft: _left,
    monthsToPayOff: _months,
    effectivePayment: _paid,
    ...row
  } = withoutOwnFields(toLoan(loan, now));
  return { ...row, termFrom: loan.termMonths === 0 ? null : loan.termFrom };
}

const toExpenseRow = (expense: ExpenseRecord): FinanceExport['expenses'][number] => ({
  ...withoutOwnFields(toExpense(expense)),
  enteredAt: (expense.enteredAt ?? expense.createdAt).toISOString(),
});

/** @param places of the loans in the export, by id */
const toPropertyRow = (
  property: PropertyRecord,
  places: ReadonlyMap<string, number>,
): FinanceExport['properties'][number] => ({
  ...withoutOwnFields(toBaseFields(property)),
  ...toEnteredFields(property),
  loan: property.loanId === null ? null : (places.get(property.loanId) ?? null),
});
