import type { Sharding } from '@plaza/service-kit/sharding';

/** All data of a user is on one shard, as every figure is computed from all of it. */
const byUser = { key: 'userId' };
/** The id of the user. */
const byId = { key: '_id' };

export const sharding: Sharding = {
  accounts: byUser,
  loans: byUser,
  incomes: byUser,
  expenses: byUser,
  properties: byUser,
  net_worth_snapshots: byUser,
  settings: byId,
  account_orderings: byId,
  imports: byId,
  completed_imports: byUser,
  import_parts: byUser,
  inbox: byId,
  seed_marks: { whole: 'a document for each demo user' },
  rate_sheets: { whole: 'a document for each day, the same for everybody' },
};
