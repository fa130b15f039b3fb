import { AccountModel } from '../accounts/account.model';
import { addDays, dayOf } from '../days';
import { ExpenseModel } from '../expenses/expense.model';
import { IncomeModel } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { PropertyModel } from '../properties/property.model';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { ratesFixture } from './markets-server';

const now = new Date();

/** The UTC day this many days ago; 0 is today. */
export const daysAgo = (days: number): string => addDays(dayOf(now), -days);

/** Sets `createdAt` of all records of a user, bypassing mongoose, which does not let it change. */
export const backdate = (userId: string, days: number): Promise<void> => backdateTo(userId, daysAgo(days));

/** The same for a day (YYYY-MM-DD). */
export async function backdateTo(userId: string, day: string): Promise<void> {
  const createdAt = new Date(`${day}T12:00:00.000Z`);
  const models = [AccountModel, LoanModel, PropertyModel, IncomeModel, ExpenseModel];
  await Promise.all(models.map(({ collection }) => collection.updateMany({ userId }, { $set: { createdAt } })));
}

/** Stores rates as the last ones of a day. */
export async function storeRatesOf(day: string, rates: Record<string, number>): Promise<void> {
  await ExchangeRatesModel.create({ _id: day, ...ratesFixture(rates, `${day}T23:58:00.000Z`) });
}
