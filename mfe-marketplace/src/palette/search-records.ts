import type { TabId } from '@plaza/contracts/tabs';
import { formatDay } from '@plaza/ui/time';
import { type AppThunk, cachedData, type PaletteEntry, type PaletteReader } from '@plaza/web-kit';
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

/** Bookings, contractors and conversations by name. Rejects if none of these lists can be fetched. */
export const searchRecords =
  (text: string, { tabs }: PaletteReader): AppThunk<Promise<readonly PaletteEntry[]>> =>
  async (dispatch) => {
    const permitted = searches.filter(([tab]) => tabs.includes(tab));
    const results = await Promise.allSettled(permitted.map(([, search]) => dispatch(search(text))));
    const failed = results.find((one) => one.status === 'rejected');
    if (failed && results.every((one) => one.status === 'rejected')) throw failed.reason;
    return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };
