import type { Sharding } from '@plaza/service-kit/sharding';

/** All data of a user is on one shard, as every figure is computed from all of it. */
const byPerson = { key: 'userId' };
/** The id of the user. */
const byId = { key: '_id' };

export const sharding: Sharding = {
  accounts: byPerson,
  loans: byPerson,
  incomes: byPerson,
  expenses: byPerson,
  properties: byPerson,
  net_worth_snapshots: byPerson,
  settings: byId,
  account_orderings: byId,
  imports: byId,
  completed_imports: byPerson,
  import_parts: byPerson,
  inbox: byId,
  seed_marks: { whole: 'a document for each demo user' },
  rate_sheets: { whole: 'a document for each day, the same for everybody' },
};
