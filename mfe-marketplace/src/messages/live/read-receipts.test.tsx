import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { conversationFixture, openMessages, serveMessages, setPageVisible, threadOf } from '../testing/messages';

const amir = conversationFixture('Amir Haddad', { unreadCount: 2 });
const grace = conversationFixture('Grace Hopper');
const at = `/dashboard/messages?conversation=${amir.id}`;

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const noticed = (failures: number) => waitFor(() => expect(console.warn).toHaveBeenCalledTimes(failures));

/**
 * Opens a conversation whose first read receipts fail. `attempts`: the ids of all receipts; `read`: of the stored ones
 */
async function openWithFailures(failures: number) {
  const { read } = serveMessages([{ ...amir }, { ...grace }]);
  const attempts: string[] = [];
  server.use(
    http.post<{ id: string }>('/api/v1/conversations/:id/read', ({ params }) => {
      attempts.push(params.id);
      return attempts.length <= failures ? errorAnswer(503, 'Not now.', 'database_unavailable') : undefined;
    }),
  );
  const { user } = openMessages(at);
  await threadOf('Amir Haddad');
  await noticed(1);
  return { attempts, read, user };
}

it('a read receipt that failed is sent again when the page is visible again, and not without end', async () => {
  const { attempts, read } = await openWithFailures(2);
  setPageVisible(false);
  expect(attempts).toHaveLength(1);
  setPageVisible(true);
  await noticed(2);
  expect(attempts).toHaveLength(2);
  setPageVisible(false);
  setPageVisible(true);
  await waitFor(() => expect(read).toEqual([amir.id]));
  setPageVisible(false);
  setPageVisible(true);
  await threadOf('Amir Haddad');
  expect(attempts).toHaveLength(3);
});

it('a read receipt that failed is sent again when the conversation is opened again', async () => {
  const { attempts, read, user } = await openWithFailures(1);
  await user.click(screen.getByRole('button', { name: /Grace Hopper/ }));
  await threadOf('Grace Hopper');
  expect(attempts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Amir Haddad/ }));
  await waitFor(() => expect(read).toEqual([amir.id]));
});
