import { isAdministrator } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { formatDay } from '@plaza/ui/time';
import { type AppThunk, cachedData, type PaletteEntry, type PaletteReader, type RemotePalette } from '@plaza/web-kit';
import { marketplaceApi } from '../api/marketplace-api';
import { bookingsApi } from '../bookings/api/bookings-api';
import { messagesApi } from '../messages/api/messages-api';
import { companyOf } from '../text/name-and-company';

const { marketplaceContractors } = marketplaceApi.endpoints;
const { marketplaceBookings } = bookingsApi.endpoints;
const { marketplaceConversations } = messagesApi.endpoints;

/** A request without a subscription. Bookings and contractors stay cached for a minute. */
const once = { subscribe: false } as const;
/** Conversations stay cached, and are updated only while the messages are open: fetched again after a minute too. */
const onceAMinute = { ...once, forceRefetch: 60 };
const most = 6;

const parts: readonly PaletteEntry[] = [
  {
    id: 'new booking',
    label: 'New Booking',
    words: 'request order hire',
    group: 'Actions',
    icon: 'calendar',
    to: '/dashboard/bookings?hire=anybody',
  },
  {
    id: 'agenda',
    label: 'Agenda',
    words: 'appointments',
    group: 'Bookings',
    icon: 'calendar',
    to: '/dashboard/bookings?view=agenda',
  },
  {
    id: 'week',
    label: 'Week',
    words: 'appointments calendar',
    group: 'Bookings',
    icon: 'calendar',
    to: '/dashboard/bookings?view=week',
  },
  {
    id: 'support',
    label: 'Support',
    words: 'ticket help',
    group: 'Messages',
    icon: 'tool',
    to: '/dashboard/messages?view=support',
  },
];
const dispatchBoard: PaletteEntry = {
  id: 'dispatch',
  label: 'Dispatch',
  words: 'assign employees board',
  group: 'Bookings',
  icon: 'columns',
  to: '/dashboard/bookings?view=dispatch',
};
const business: PaletteEntry = {
  id: 'business',
  label: 'My Business',
  words: 'working hours services',
  group: 'Contractors',
  icon: 'tool',
  to: '/dashboard/contractors?view=business',
};
const catalog: PaletteEntry = {
  id: 'catalogue',
  label: 'Catalogue',
  words: 'services categories',
  group: 'Contractors',
  icon: 'tool',
  to: '/dashboard/contractors?view=catalogue',
};

function entriesFor({ user }: PaletteReader): readonly PaletteEntry[] {
  const isContractor = user.role === 'contractor';
  const isAdmin = isAdministrator(user);
  return [
    ...parts,
    ...(isContractor || isAdmin ? [dispatchBoard] : []),
    ...(isContractor ? [business] : []),
    ...(isAdmin ? [catalog] : []),
  ];
}

type Search = (text: string) => AppThunk<Promise<readonly PaletteEntry[]>>;

const findBookings: Search = (text) => async (dispatch) => {
  const { pages } = await cachedData(dispatch(marketplaceBookings.initiate({ status: '', search: text }, once)));
  return pages
    .flatMap(({ bookings }) => bookings)
    .slice(0, most)
    .map(({ id, title, date }) => ({
      id: `booking ${id}`,
      label: title,
      detail: formatDay(date, 'weekdayShort'),
      group: 'Bookings',
      icon: 'calendar',
      to: `/dashboard/bookings?booking=${id}`,
    }));
};

const findContractors: Search = (text) => async (dispatch) => {
  const contractors = await cachedData(dispatch(marketplaceContractors.initiate({ search: text }, once)));
  return contractors.slice(0, most).map(({ id, name, company }) => ({
    id: `contractor ${id}`,
    label: name,
    detail: companyOf({ name, company }),
    group: 'People',
    icon: 'person',
    to: `/dashboard/contractors?search=${encodeURIComponent(name)}`,
  }));
};

const findConversations: Search = (text) => async (dispatch) => {
  const conversations = await cachedData(dispatch(marketplaceConversations.initiate(undefined, onceAMinute)));
  return conversations
    .filter(({ participantName }) => participantName.toLowerCase().includes(text.toLowerCase()))
    .map(({ id, participantName }) => ({
      id: `conversation ${id}`,
      label: `Messages with ${participantName}`,
      group: 'People',
      icon: 'message',
      to: `/dashboard/messages?conversation=${id}`,
    }));
};

/** What is searched, each for users with its tab. */
const searches: readonly [tab: TabId, search: Search][] = [
  ['bookings', findBookings],
  ['contractors', findContractors],
  ['messages', findConversations],
];

/** Views of bookings and messages; bookings, contractors and conversations by name. */
export const palette: RemotePalette = {
  entries: entriesFor,
  search:
    (text, { tabs }) =>
    async (dispatch) => {
      const permitted = searches.filter(([tab]) => tabs.includes(tab));
      const results = await Promise.allSettled(permitted.map(([, search]) => dispatch(search(text))));
      const failed = results.find((one) => one.status === 'rejected');
      if (failed && results.every((one) => one.status === 'rejected')) throw failed.reason;
      return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
};
