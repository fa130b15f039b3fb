import type { RecordKind } from '@plaza/contracts/finance/import-export';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AccountModel } from '../../accounts/account.model';
import { ExpenseModel } from '../../expenses/expense.model';
import { IncomeModel } from '../../incomes/income.model';
import { LoanModel } from '../../loans/loan.model';
import { PropertyModel } from '../../properties/property.model';
import { countRecords } from '../../records/quota';
import type { UserRecord } from '../../records/user-record';

/**
 * The records of one owner; or those of all owners whose ids match, except some, that were created before an instant.
 */
export type Owners =
  | { readonly id: string }
  | { readonly pattern: RegExp; readonly except?: readonly string[]; readonly before?: Date };

/** The operations of an import on the records of one kind. */
interface ImportStore {
  /** Adds rows, which must be valid and complete: creating a model document for each would be too slow. */
  add(rows: readonly object[]): Promise<void>;
  /** The creation time of a user's newest record, in milliseconds; 0 without any. */
  newestOf(userId: string): Promise<number>;
  /** How many records a user has, without deleted ones; it counts no further than the most there can be. */
  countOf(userId: string): Promise<number>;
  /** Without deleted records. */
  idsOf(userId: string): Promise<string[]>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  removeOf(owners: Owners): Promise<void>;
  changeOwner(from: string, to: string): Promise<void>;
}

export const importStores: Readonly<Record<RecordKind, ImportStore>> = {
  accounts: createStore(AccountModel),
  loans: createStore(LoanModel),
  incomes: createStore(IncomeModel),
  expenses: createStore(ExpenseModel),
  properties: createStore(PropertyModel),
};

function createStore<Stored extends UserRecord>(model: Model<Stored>): ImportStore {
  const where = (filter: object) => filter as QueryFilter<Stored>;
  return {
    async add(rows) {
      await model.insertMany(rows as Stored[], { lean: true });
    },
    async newestOf(userId) {
      const newest = await model
        .findOne(where({ userId }), { createdAt: 1 })
        .sort({ createdAt: -1 })
        .lean<UserRecord>();
      return newest?.createdAt.getTime() ?? 0;
    },
    countOf: (userId) => countRecords(model, userId),
    async idsOf(userId) {
      const records = await model.find(where({ userId, deletedAt: null }), { _id: 1 }).lean<{ _id: string }[]>();
      return records.map(({ _id }) => _id);
    },
    async remove(userId, ids) {
      if (ids.length > 0) await model.deleteMany(where({ _id: { $in: ids }, userId }));
    },
    async removeOf(owners) {
      await model.deleteMany(where(filterOf(owners)));
    },
    async changeOwner(from, to) {
      const change = { $set: { userId: to } } as UpdateQuery<Stored>;
      await model.updateMany(where({ userId: from }), change, { timestamps: false });
    },
  };
}

function filterOf(owners: Owners): object {
  if ('id' in owners) return { userId: owners.id };
  const { pattern, except = [], before } = owners;
  return { userId: { $regex: pattern, $nin: except }, ...(before ? { createdAt: { $lt: before } } : {}) };
}
