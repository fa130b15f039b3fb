import type { Sharding } from '@plaza/service-kit/sharding';

const byId = { key: '_id' };
const administrators = 'an administrator’s list over all users; as rare as administrators are';
const relay = 'the relay, after a write: see the partitioned outbox';

export const sharding: Sharding = {
  users: {
    key: '_id',
    across: {
      email: 'signing in, signing up and forgotten passwords: once a session, not once a request',
      contractorId: 'the employees of a contractor, and administrators’ lists of a company',
      companyName: administrators,
      role: administrators,
      isActive: administrators,
      searchTerms: administrators,
      '': administrators,
      'outbox.id': relay,
      'pendingAudit._id': relay,
    },
    unique: {
      email: 'a collection of addresses, whose ids they are, claimed before the user is stored',
      customId: 'numbers are counted in one document, so that none is given twice',
    },
  },
  sessions: {
    key: '_id',
    across: {
      userId: 'the devices of a user: when they look, sign in, or change their password',
      impersonatorId: 'what an administrator has open as somebody else: when a session ends, or they are changed',
      revokedAt: 'what was ended within the life of an access token: each process asks when it starts and reconnects',
      'outbox.id': relay,
    },
  },
  address_books: byId,
  audit_records: {
    key: '_id',
    across: {
      '': administrators,
      at: administrators,
      action: administrators,
      'actor.id': administrators,
      target: administrators,
      requestId: administrators,
      searchTerms: administrators,
    },
  },
  'pictures.chunks': { key: 'files_id', isHashed: true },
  'pictures.files': {
    key: 'filename',
    across: { _id: 'the removal of a picture that was replaced', '': 'the clean-up of pictures that nobody has' },
  },
  inbox: byId,
  mails: { whole: 'waits for minutes' },
  dev_mails: { whole: 'not there in production' },
  password_resets: { whole: 'lives for minutes' },
  profile_change_requests: { whole: 'lives for minutes' },
  sign_in_attempts: { whole: 'lives for minutes' },
  sign_in_challenges: { whole: 'lives for minutes' },
  tab_permissions: { whole: 'one document for each role' },
  user_id_counters: { whole: 'one document for each kind' },
  signing_keys: { whole: 'one document' },
  sealing_keys: { whole: 'one document' },
  brought_up: { whole: 'one document for each migration' },
};
