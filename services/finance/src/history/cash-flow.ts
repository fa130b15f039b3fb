import type { CashFlowHistory, CashFlowMonth } from '@plaza/contracts/finance/history';
import { addMonths, dayOf } from '../days';
import type { FinanceDependencies } from '../dependencies';
import { ExpenseModel } from '../expenses/expense.model';
import { readRecords } from '../metrics/terms/facts';
import { Decimal, roundedText, sumOf, toDecimal } from '../money';
import type { Rates } from '../rates/conversion';
import { userRates } from '../rates/user-rates';
import { createFactorLookup } from './factor-lookup';
import { type SnapshotFigures, SnapshotModel, type SnapshotRecord } from './snapshot.model';
import { snapshotFigures } from './snapshot-figures';

const months = 24;
const monthOf = (day: string): string => day.slice(0, 7);

type Sources = Pick<FinanceDependencies, 'marketRates' | 'computing'>;
type StoredMonth = Pick<SnapshotRecord, 'day' | 'baseCurrency' | 'ratesAsOf' | 'ratesDay'> & {
  readonly figures: SnapshotFigures;
};

/**
 * A user's income and spending by month, in the current base currency. Months without a snapshot are left out, and so
 * are those in another base currency if the rates of their day are missing.
 * @throws TooManyRequests
 */
export async function cashFlowHistory(
  userId: string,
  { marketRates, computing }: Sources,
  now: Date,
): Promise<CashFlowHistory> {
  const thisMonth = monthOf(dayOf(now));
  const from = addMonths(`${thisMonth}-01`, 1 - months);
  const rates = await userRates(userId, marketRates);
  const { baseCurrency } = rates;
  const [records, snapshots, oneTime] = await Promise.all([
    readRecords(userId, rates),
    lastDays(userId, from, `${thisMonth}-01`),
    oneTimeByMonth(userId, from, rates),
  ]);
  const factorOf = await createFactorLookup(baseCurrency, snapshots);

  function toMonth(month: string, figures: SnapshotFigures, factor: Decimal): CashFlowMonth {
    const text = (figure: SnapshotFigures['monthlyIncome']) =>
      roundedText(toDecimal(figure).times(factor), baseCurrency);
    return {
      month,
      income: text(figures.monthlyIncome),
      spending: text(figures.currentTotalSpending),
      oneTime: roundedText(oneTime.get(month) ?? new Decimal(0), baseCurrency),
      categories: figures.categories.map(({ category, amount }) => ({ category, amount: text(amount) })),
    };
  }

  const past = snapshots.flatMap((snapshot) => {
    const factor = factorOf(snapshot);
    return factor ? [toMonth(monthOf(snapshot.day), snapshot.figures, factor)] : [];
  });
  const figures = computing.run(userId, () => snapshotFigures(records, rates, now));
  const current = toMonth(thisMonth, figures, new Decimal(1));
  return { baseCurrency, months: [...past, current] };
}

/** The last snapshot of each month, oldest first. */
function lastDays(userId: string, from: string, before: string): Promise<StoredMonth[]> {
  return SnapshotModel.aggregate<StoredMonth>([
    { $match: { userId, day: { $gte: from, $lt: before }, figures: { $exists: true } } },
    { $project: { day: 1, baseCurrency: 1, ratesAsOf: 1, ratesDay: 1, figures: 1 } },
    { $sort: { day: 1 } },
    { $group: { _id: { $substrBytes: ['$day', 0, 7] }, last: { $last: '$$ROOT' } } },
    { $replaceRoot: { newRoot: '$last' } },
    { $sort: { day: 1 } },
  ]);
}

/**
 * One-time expenses by the month in which they were entered, in the base currency at today's rates. The filter by
 * `createdAt` misses none, as an expense is never entered after it was created.
 */
async function oneTimeByMonth(userId: string, from: string, rates: Rates): Promise<ReadonlyMap<string, Decimal>> {
  const filter = { userId, recurrence: 'One-time', createdAt: { $gte: new Date(from) } } as const;
  const fields = { monthlyAmount: 1, currency: 1, createdAt: 1, enteredAt: 1 };
  const rows = await ExpenseModel.find(filter, fields).lean();
  const byMonth = new Map<string, Decimal[]>();
  for (const { monthlyAmount, currency, createdAt, enteredAt = createdAt } of rows) {
    const factor = rates.factorOf(currency)?.factor;
    if (!factor) continue;
    const month = monthOf(dayOf(enteredAt));
    const amount = toDecimal(monthlyAmount).times(factor);
    const amounts = byMonth.get(month);
    if (amounts) amounts.push(amount);
    else byMonth.set(month, [amount]);
  }
  return new Map([...byMonth].map(([month, amounts]) => [month, sumOf(amounts)]));
}
