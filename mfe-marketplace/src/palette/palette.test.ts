import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { createAppStore } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';
import { bookingFixture } from '../bookings/testing/booking-fixture';
import { conversationFixture, serveMessages } from '../messages/testing/messages';
import { contractorFixture } from '../testing/contractor-fixture';
import { palette } from './palette';

const bookings = '/api/v1/bookings';
const contractors = '/api/v1/contractors';
const conversations = '/api/v1/conversations';

/** Serves one record of each kind, each of Ada. */
function serveAda() {
  const recorded = serveMessages([conversationFixture('Ada Moreau')]);
  server.use(
    http.get(bookings, () => HttpResponse.json({ bookings: [bookingFixture({ title: 'Ada’s tap' })], next: null })),
    http.get(contractors, () => HttpResponse.json([contractorFixture('Ada Moreau')])),
  );
  return recorded;
}

/** What a search finds for a user with these tabs. */
async function find(text: string, tabs = ['bookings', 'contractors', 'messages'], store = createAppStore()) {
  const search = palette.search?.(text, { user: userFixture(), tabs });
  const found = (search && (await store.dispatch(search))) ?? [];
  return found.map(({ label }) => label);
}

const fail = (...paths: string[]) =>
  server.use(...paths.map((path) => http.get(path, () => errorAnswer(429, 'Too many requests.'))));

it('finds bookings, contractors and conversations', async () => {
  serveAda();
  expect(await find('ada')).toEqual(['Ada’s tap', 'Ada Moreau', 'Messages with Ada Moreau']);
  expect(await find('ada', ['contractors'])).toEqual(['Ada Moreau']);
});

it('a list that cannot be fetched hides no other list, and the search fails only without any list', async () => {
  serveAda();
  fail(conversations);
  expect(await find('ada')).toEqual(['Ada’s tap', 'Ada Moreau']);
  await expect(find('ada', ['messages'])).rejects.toMatchObject({ status: 429 });
  fail(bookings, contractors);
  await expect(find('ada')).rejects.toMatchObject({ status: 429 });
});

it('finds somebody who wrote first after conversations were cached a minute ago', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const recorded = serveAda();
  const store = createAppStore();
  expect(await find('olga', ['messages'], store)).toEqual([]);
  recorded.conversations = [conversationFixture('Olga Petrova')];
  jest.setSystemTime(Date.now() + 61_000);
  expect(await find('olga', ['messages'], store)).toEqual(['Messages with Olga Petrova']);
  jest.useRealTimers();
});
