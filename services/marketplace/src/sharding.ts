import type { Sharding } from '@plaza/service-kit/sharding';

const byId = { key: '_id' };
const administrators = 'an administrator’s list over all users; as rare as administrators are';
const outbox = 'the relay, after a write: see the partitioned outbox';

export const sharding: Sharding = {
  service_bookings: {
    // The contractor is part of the index, because no two bookings of one contractor may reserve the same five minutes.
    key: 'contractorId',
    across: {
      _id: 'a booking is opened by its id alone; its writes name the contractor',
      parties: 'the pages of a user, who may be customer, contractor or employee',
      customerId: 'a customer’s own limit and idempotency key, once for each request of a booking',
      uncounted: 'the statistics of a contractor, whose number may stand in bookings that went to another',
      startsAt: 'all contractors who are busy at a time, and the board of an administrator',
      status: administrators,
      'outbox.id': outbox,
    },
    unique: {
      holds: 'with the contractor before it: each of its entries begins with their id',
      customerId: 'with the contractor before it: who repeats a request asks the same contractor',
    },
  },
  conversations: {
    key: '_id',
    across: {
      'participants.id': 'the conversations of a user, of whom there are two in each',
      key: 'a conversation is opened with somebody',
    },
    unique: { key: 'a hash of the key as the id' },
  },
  messages: {
    key: 'conversationId',
    across: { 'outbox.id': outbox },
  },
  support_tickets: {
    key: 'userId',
    across: {
      _id: administrators,
      status: administrators,
      updatedAt: administrators,
      '': administrators,
      'outbox.id': outbox,
    },
  },
  place_books: byId,
  inbox: byId,
  contractor_profiles: { whole: 'one for each contractor, and searched by everybody, best rated first' },
  services: { whole: 'what contractors offer: the catalog is read by everybody' },
  service_categories: { whole: 'a few dozen' },
  brought_up: { whole: 'one document for each migration' },
};
