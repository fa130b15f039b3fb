import type { RecordKind } from '@plaza/contracts/finance/transfer';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AccountModel } from '../../accounts/account.model';
import { ExpenseModel } from '../../expenses/expense.model';
import { IncomeModel } from '../../incomes/income.model';
import { LoanModel } from '../../loans/loan.model';
import { PropertyModel } from '../../properties/property.model';
import type { UserRecord } from '../../records/record-store';

/** Which owners' records: of one, or of all whose names are like that and that are older than a moment. */
export type Owners =
  | { readonly is: string }
  | { readonly like: RegExp; readonly but?: readonly string[]; readonly before?: Date };

/** The records of one kind, as far as their changing hands goes. */
interface ImportStore {
  /** As they are: judged, and with every field. A document made of each would cost more than all the rest. */
  add(rows: readonly object[]): Promise<void>;
  /** When the newest of a person's was made, in milliseconds; 0 without any. */
  newestOf(userId: string): Promise<number>;
  /** Of those that are not deleted. */
  idsOf(userId: string): Promise<string[]>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  removeOf(owners: Owners): Promise<void>;
  handOver(from: string, to: string): Promise<void>;
}

export const importStores: Readonly<Record<RecordKind, ImportStore>> = {
  accounts: createStore(AccountModel),
  loans: createStore(LoanModel),
  incomes: createStore(IncomeModel),
  expenses: createStore(ExpenseModel),
  properties: createStore(PropertyModel),
};

function createStore<Kept extends UserRecord>(model: Model<Kept>): ImportStore {
  const where = (filter: object) => filter as QueryFilter<Kept>;
  return {
    async add(rows) {
      await model.insertMany(rows as Kept[], { lean: true });
    },
    async newestOf(userId) {
      const newest = await model
        .findOne(where({ userId }), { createdAt: 1 })
        .sort({ createdAt: -1 })
        .lean<UserRecord>();
      return newest?.createdAt.getTime() ?? 0;
    },
    async idsOf(userId) {
      const kept = await model.find(where({ userId, deletedAt: null }), { _id: 1 }).lean<{ _id: string }[]>();
      return kept.map(({ _id }) => _id);
    },
    async remove(userId, ids) {
      if (ids.length > 0) await model.deleteMany(where({ _id: { $in: ids }, userId }));
    },
    async removeOf(owners) {
      await model.deleteMany(where(filterOf(owners)));
    },
    async handOver(from, to) {
      const change = { $set: { userId: to } } as UpdateQuery<Kept>;
      await model.updateMany(where({ userId: from }), change, { timestamps: false });
    },
  };
}

function filterOf(owners: Owners): object {
  if ('is' in owners) return { userId: owners.is };
  const { like, but = [], before } = owners;
  return { userId: { $regex: like, $nin: but }, ...(before ? { createdAt: { $lt: before } } : {}) };
}
