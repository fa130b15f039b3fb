import { act, screen } from '@testing-library/react';
import { conversationFixture, messageFixture, openMessages, serveMessages, threadOf } from '../testing/messages';

const amir = conversationFixture('Amir Haddad');

afterEach(() => jest.useRealTimers());

it('the headings of a thread follow the date', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(2026, 2, 5, 23, 50) });
  const timestamp = new Date(2026, 2, 5, 9).toISOString();
  serveMessages([{ ...amir }], [messageFixture(amir, 'Good morning', { timestamp })]);
  openMessages(`/dashboard/messages?conversation=${amir.id}`);
  await threadOf('Amir Haddad');
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000 + 31_000));
  expect(await screen.findByRole('heading', { name: 'Yesterday' })).toBeVisible();
});
