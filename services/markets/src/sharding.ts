import type { Sharding } from '@plaza/service-kit/sharding';

const byId = { key: '_id' };

export const sharding: Sharding = {
  favourites: byId,
  alert_books: byId,
  inbox: byId,
  seed_marks: { whole: 'a document for each demo user' },
  leases: { whole: 'one document: which instance polls the lists' },
};
