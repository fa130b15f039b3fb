import { NewExpense } from '@plaza/contracts/finance/expenses';
import { parse } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { AccountModel } from '../accounts/account.model';
import { addDays, dayOf } from '../days';
import { ExpenseModel } from '../expenses/expense.model';
import { addExpense } from '../expenses/expenses';
import { SnapshotModel } from '../history/snapshot.model';
import { readSnapshotSource, snapshotOfDay } from '../history/snapshot-of-day';
import { insertSnapshots } from '../history/take-missed-snapshots';
import { IncomeModel } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { PropertyModel } from '../properties/property.model';
import { seedRates } from './past-rates';
import { pastRecords } from './past-records';

/** How many days are stored with one write. */
const batchDays = 100;

/** A one-time purchase, as an expense. `monthlyAmount` is what it cost. */
export type SeedPurchase = Omit<z.input<typeof NewExpense>, 'recurrence'> & { readonly daysAgo: number };

export interface SeedPast {
  readonly days: number;
  readonly purchases?: readonly SeedPurchase[];
}

/**
 * Gives a user a past, up to yesterday. Each day's snapshot is taken as real ones are, from what the records were on
 * that day, with the rates of that day. The rates are stored as well, so that the past can be shown in another base
 * currency. Does nothing for a user who already has a past; purchases of an interrupted start are not added again.
 */
export async function seedHistory(userId: string, { days, purchases = [] }: SeedPast, now = new Date()): Promise<void> {
  if (await SnapshotModel.exists({ userId })) return;
  const today = dayOf(now);
  await backdate(userId, new Date(addDays(today, -days)));
  for (const { daysAgo, ...purchase } of purchases) {
    const id = await purchaseId(userId, parse(NewExpense, { ...purchase, recurrence: 'One-time' }));
    await createdAt(ExpenseModel, id, new Date(`${addDays(today, -daysAgo)}T17:00:00.000Z`));
  }
  const source = await readSnapshotSource(userId, { latest: async () => undefined });
  const recordsOn = pastRecords(source, today);
  const past = Array.from({ length: days }, (_, index) => addDays(today, index - days));
  for (let index = 0; index < past.length; index += batchDays) {
    const batch = past.slice(index, index + batchDays);
    const rates = await seedRates(batch);
    const snapshots = batch.flatMap((day) => {
      const then = { ...source, ...recordsOn(day) };
      return snapshotOfDay(userId, day, new Date(addDays(day, 1)), then, rates.get(day)) ?? [];
    });
    await insertSnapshots(snapshots);
  }
}

/** Adds a purchase unless an interrupted start has added it. @returns its id */
async function purchaseId(userId: string, purchase: NewExpense): Promise<string> {
  const { category, description } = purchase;
  const added = await ExpenseModel.findOne(
    { userId, category, description, recurrence: 'One-time' },
    { _id: 1 },
  ).lean();
  return added?._id ?? (await addExpense(userId, purchase)).id;
}

/**
 * Moves the creation of all records to the beginning of the past, in their order; one-time purchases keep their time.
 */
async function backdate(userId: string, beginning: Date): Promise<void> {
  for (const model of [AccountModel, LoanModel, PropertyModel, IncomeModel, ExpenseModel]) {
    const filter = { userId, recurrence: { $ne: 'One-time' } };
    const records = await model.collection
      .find(filter, { projection: { _id: 1 } })
      .sort({ createdAt: 1 })
      .toArray();
    for (const [index, { _id }] of records.entries())
      await createdAt(model, String(_id), new Date(beginning.getTime() + index));
  }
}

/** Mongoose does not let `createdAt` change, so this writes to the collection itself. */
async function createdAt({ collection }: Pick<typeof ExpenseModel, 'collection'>, id: string, at: Date): Promise<void> {
  await collection.updateOne({ _id: id as never }, { $set: { createdAt: at } });
}
