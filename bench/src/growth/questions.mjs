import { ordinary } from './finance-records.mjs';
import { search as people } from './identity-records.mjs';
import { search as contractors } from './marketplace-records.mjs';

/**
 * @typedef {object} Question one request to a service
 * @property {string} name
 * @property {'identity' | 'marketplace' | 'finance'} service
 * @property {string} call its name in the contracts
 * @property {string} as the caller
 * @property {string | ((stored: Stored) => string)} [query]
 * @property {(stored: Stored) => { id: string }} [params] parameters of the path
 * @property {(body: any) => string} [further] the query of the next page, from the answer to this one
 * @property {(body: any) => number} returned how many records the response contains or, for a count, how many it
 *   counted
 * @property {(stored: Stored) => [string, object]} [counted] the collection and filter of an exact count that the
 *   response contains; a bare count of the same is its floor
 * @typedef {object} Stored
 * @property {number} count the number of records of each kind
 * @property {string} administrator the ids of the callers, and of a conversation
 * @property {string} contractor
 * @property {string} conversation
 */

const length = (list) => list.length;
const users = ({ users }) => users.length;
const bookings = ({ bookings }) => bookings.length;
const roles = ['user', 'contractor', 'admin_high'];
const statuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'];

/** The page of users "far down" begins after this share of all users. */
const farDown = 0.3;
const usersOnPage = 10;

/** The metrics are computed from all records of a person except the daily snapshots of their net worth. */
const recordsOfFigures = Object.entries(ordinary)
  .filter(([kind]) => kind !== 'net_worth_snapshots')
  .reduce((sum, [, count]) => sum + count, 0);

const identity = [
  { name: 'people: a page', call: 'users', returned: users, counted: () => ['users', { role: { $in: roles } }] },
  {
    name: '… a page far down, at 30 % of all',
    call: 'users',
    query: ({ count }) => `page=${Math.ceil((count * farDown) / usersOnPage)}`,
    returned: users,
    counted: () => ['users', { role: { $in: roles } }],
  },
  { name: '… found by an e-mail', call: 'users', query: `search=${encodeURIComponent(people.one)}`, returned: users },
  {
    name: '… found by a part that everybody has',
    call: 'users',
    query: `search=${people.common}`,
    returned: users,
    counted: () => ['users', { searchTerms: { $regex: `^${people.common.replace('.', '\\.')}` } }],
  },
  {
    name: '… of a role',
    call: 'users',
    query: 'role=contractor',
    returned: users,
    counted: () => ['users', { role: 'contractor' }],
  },
  { name: '… of a company', call: 'users', query: 'company=Company%200', returned: users },
  { name: 'companies', call: 'companies', returned: length },
  { name: 'the map of people: the world', call: 'userbase', returned: ({ points }) => points.length },
  {
    name: '… a town',
    call: 'userbase',
    query: 'west=10&east=11&south=50&north=51&zoom=9',
    returned: ({ points }) => points.length,
  },
  { name: '… as a list: a page', call: 'userbaseList', returned: ({ rows }) => rows.length },
  { name: 'audit ¹: a page', call: 'audit', query: 'limit=50', returned: length },
  {
    name: '… the page after it',
    call: 'audit',
    query: 'limit=50',
    further: (rows) => `before=${rows.at(-1).id}`,
    returned: length,
  },
  { name: '… of an action', call: 'audit', query: 'limit=50&action=user.add', returned: length },
  {
    name: '… of an administrator',
    call: 'audit',
    query: ({ administrator }) => `limit=50&actor=${administrator}`,
    returned: length,
  },
  {
    name: '… of a time',
    call: 'audit',
    query: () => `limit=50&to=${new Date(Date.now() - 3_600_000).toISOString()}`,
    returned: length,
  },
  {
    name: '… found by an e-mail',
    call: 'audit',
    query: `limit=50&search=${encodeURIComponent(people.one)}`,
    returned: length,
  },
  {
    name: '… found by a part that all have',
    call: 'audit',
    query: `limit=50&search=${people.common}`,
    returned: length,
  },
].map((question) => ({ ...question, service: 'identity', as: 'administrator' }));

const bookingPages = (as, whose) => [
  { name: `bookings ${whose}: a page`, call: 'bookings', as, returned: bookings },
  { name: '… the page after it', call: 'bookings', as, further: ({ next }) => `after=${next}`, returned: bookings },
  { name: '… pending', call: 'bookings', as, query: 'status=pending', returned: bookings },
  {
    name: '… a search that finds one',
    call: 'bookings',
    as,
    query: ({ count }) => `search=number%20${count - 1}`,
    returned: bookings,
  },
  {
    name: '… a search that finds one in ninety',
    call: 'bookings',
    as,
    query: 'search=number%2077',
    returned: bookings,
  },
  { name: '… a search that finds all', call: 'bookings', as, query: 'search=job', returned: bookings },
  {
    name: '… counts by status',
    call: 'bookingCounts',
    as,
    returned: ({ all }) => all,
    counted: ({ contractor }) => [
      'service_bookings',
      as === 'contractor' ? { parties: contractor } : { status: { $in: statuses } },
    ],
  },
  {
    name: '… counts of a search that finds all',
    call: 'bookingCounts',
    as,
    query: 'search=job',
    returned: ({ all }) => all,
  },
];

const marketplace = [
  ...bookingPages('contractor', 'of a contractor'),
  ...bookingPages('administrator', 'of all, for an administrator'),
  { name: 'contractors ¹', call: 'contractors', as: 'customer', returned: length },
  {
    name: '… found by a company',
    call: 'contractors',
    as: 'customer',
    query: `search=${contractors.one}`,
    returned: length,
  },
  {
    name: '… found by a word that all have',
    call: 'contractors',
    as: 'customer',
    query: `search=${contractors.common}`,
    returned: length,
  },
  {
    name: '… of a specialty',
    call: 'contractors',
    as: 'customer',
    query: `specialty=${contractors.trade}`,
    returned: length,
  },
  { name: '… available', call: 'contractors', as: 'customer', query: 'status=available', returned: length },
  { name: '… busy', call: 'contractors', as: 'customer', query: 'status=busy', returned: length },
  {
    name: 'reviews of a contractor',
    call: 'reviews',
    as: 'customer',
    params: ({ contractor }) => ({ id: contractor }),
    returned: length,
  },
  { name: 'conversations of a person', call: 'conversations', as: 'customer', returned: length },
  {
    name: 'messages of a conversation',
    call: 'messages',
    as: 'customer',
    params: ({ conversation }) => ({ id: conversation }),
    returned: length,
  },
  {
    name: '… the page before it',
    call: 'messages',
    as: 'customer',
    params: ({ conversation }) => ({ id: conversation }),
    further: ([first]) => `before=${first.id}`,
    returned: length,
  },
  { name: 'tickets of a person', call: 'tickets', as: 'customer', returned: length },
  { name: '… of all, for an administrator', call: 'tickets', as: 'administrator', returned: length },
  { name: '… of all, resolved', call: 'tickets', as: 'administrator', query: 'status=resolved', returned: length },
  { name: 'places on the map ¹', call: 'locations', as: 'traveller', returned: length },
].map((question) => ({ ...question, service: 'marketplace' }));

const finance = [
  { name: 'accounts ¹ of a person among others', call: 'accounts', returned: length },
  { name: 'expenses ¹', call: 'expenses', returned: length },
  { name: 'net worth ¹ of a year', call: 'netWorthHistory', returned: ({ days }) => days.length },
  { name: 'cash flow ¹ of two years', call: 'cashFlowHistory', returned: ({ months }) => months.length },
  { name: 'all figures ¹', call: 'metrics', returned: () => recordsOfFigures },
].map((question) => ({ ...question, service: 'finance', as: 'saver' }));

/** @type {readonly Question[]} */
export const questions = [...identity, ...marketplace, ...finance];
