import { delay, HttpResponse, http } from 'msw';
import { api } from '../api/api';
import { createAppStore } from '../store/store';
import { ada, server } from '../testing/server';
import { toast, toastQueue } from '../toasts/toast-queue';
import { clearSession, followStoredSession, saveSession } from './session';

const path = '/api/v1/notes';
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    testAddNote: build.mutation<unknown, string>({ query: (body) => ({ url: path, method: 'POST', body }) }),
  }),
});

afterEach(() => localStorage.clear());

const titles = () => toastQueue.read().map(({ title }) => title);

/** A window of Ada in which a write is running, whose failure is shown as a toast. */
async function windowThatWrites() {
  const page = createAppStore();
  page.dispatch(saveSession('a-token', ada));
  const aborted = new Promise<void>((resolve) => {
    server.use(
      http.post(path, ({ request }) => {
        request.signal.addEventListener('abort', () => resolve());
        isSent();
        return delay('infinite');
      }),
    );
  });
  let isSent = () => {};
  const sent = new Promise<void>((resolve) => {
    isSent = resolve;
  });
  const write = async () => {
    const { error } = await page.dispatch(endpoints.testAddNote.initiate('A note'));
    if (error) toast({ title: 'The note was not added', variant: 'error' });
    return error;
  };
  const written = write();
  await sent;
  return { page, write, written, aborted };
}

it('a change of the user aborts running writes, and shows no failure of theirs', async () => {
  const { page, written, aborted } = await windowThatWrites();
  const unfollow = page.dispatch(followStoredSession());
  localStorage.setItem('jwt', 'b-token');
  localStorage.setItem('user', JSON.stringify({ ...ada, id: '5b9f2f0e-3f43-4ea6-8b5c-0f2a6d2a9c02' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(await written).toMatchObject({ name: 'AbortError' });
  await aborted;
  expect(titles()).toEqual([]);
  unfollow();
});

it('failures of later writes are shown, and other messages at once', async () => {
  const { page, write, written } = await windowThatWrites();
  page.dispatch(clearSession());
  toast({ title: 'You are signed out' });
  await written;
  expect(titles()).toEqual(['You are signed out']);
  await delay(10); // until all that waited for the aborted write has gone on
  page.dispatch(saveSession('b-token', ada));
  server.use(http.post(path, () => new HttpResponse(null, { status: 503 })));
  await write();
  expect(titles()).toEqual(['The note was not added']);
});
