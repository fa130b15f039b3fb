import { HttpResponse, http } from 'msw';
import { send } from '../api/send';
import { keepOpen } from '../live/event-stream';
import { refused, renewsNone, renewsWith, server, takesOnly } from '../testing/server';
import { writeImpersonation } from './stored-session';
import { tokenUntil } from './testing/token-until';

const path = '/api/v1/things';
const minute = 60_000;
const over = () => tokenUntil(Date.now() - minute);

/** The page anew: what one test found out about the clock is nothing to the next one. */
async function reloaded() {
  jest.resetModules();
  return (await import('../api/send')).send;
}

afterEach(() => localStorage.clear());

it.each([
  ['over', -minute],
  ['about to be over', 2000],
])('is renewed once before twenty calls are sent, if its own expiry is %s', async (_when, left) => {
  localStorage.setItem('jwt', tokenUntil(Date.now() + left));
  const fresh = tokenUntil(Date.now() + 15 * minute);
  const asked = takesOnly(fresh, path);
  const refreshes = renewsWith(fresh);
  const sent = await Promise.all(Array.from({ length: 20 }, () => send({ url: path })));
  expect(sent).toMatchObject(Array.from({ length: 20 }, () => ({ data: 'here' })));
  expect(refreshes.count).toBe(1);
  expect(asked).toEqual(Array(20).fill(`Bearer ${fresh}`));
});

it('is renewed before the event stream is opened with it', async () => {
  localStorage.setItem('jwt', over());
  const fresh = tokenUntil(Date.now() + 15 * minute);
  const asked = takesOnly(fresh, '/api/v1/events', () => new HttpResponse(new ReadableStream()));
  renewsWith(fresh);
  const stopping = new AbortController();
  const watcher = { onEvent: jest.fn(), onTopics: jest.fn(), onClose: jest.fn(), onDead: jest.fn() };
  const path = () => '/api/v1/events';
  await keepOpen(stopping.signal, { ...watcher, path, onOpen: () => stopping.abort() });
  expect(asked).toEqual([`Bearer ${fresh}`]);
});

it('is used unchanged while it is valid', async () => {
  const good = tokenUntil(Date.now() + minute);
  localStorage.setItem('jwt', good);
  const asked = takesOnly(good, path);
  const refreshes = renewsWith('another');
  await expect(send({ url: path })).resolves.toMatchObject({ data: 'here' });
  expect(refreshes.count).toBe(0);
  expect(asked).toEqual([`Bearer ${good}`]);
});

it('is sent anyway if the session has ended, so that the server reports the reason', async () => {
  const old = over();
  localStorage.setItem('jwt', old);
  const asked = takesOnly('none', path);
  const refreshes = renewsNone();
  await expect(send({ url: path })).resolves.toMatchObject({
    error: { status: 401, data: { error: { code: 'token_expired' } } },
  });
  expect(refreshes.count).toBe(1);
  expect(asked).toEqual([`Bearer ${old}`]);
});

it('is sent anyway if the refresh gets no answer, which a 401 then reports', async () => {
  localStorage.setItem('jwt', over());
  takesOnly('none', path);
  server.use(http.post('/api/v1/auth/refresh', () => refused(503, 'upstream_unavailable')));
  await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 503 } });
  server.use(http.get(path, () => HttpResponse.json('taken')));
  await expect(send({ url: path })).resolves.toMatchObject({ data: 'taken' });
});

it('is not renewed during an impersonation, as the cookie belongs to the administrator', async () => {
  const acting = over();
  localStorage.setItem('jwt', acting);
  writeImpersonation({ expiresAt: new Date(0).toISOString() });
  const asked = takesOnly('none', path);
  const refreshes = renewsWith('own');
  await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 401 } });
  expect(refreshes.count).toBe(0);
  expect(asked).toEqual([`Bearer ${acting}`]);
});

it('is no longer renewed ahead if new ones seem expired too, as on a computer whose clock is ahead', async () => {
  const sendAnew = await reloaded();
  localStorage.setItem('jwt', over());
  const newest = tokenUntil(Date.now() - minute / 2);
  takesOnly(newest, path);
  const refreshes = renewsWith(newest);
  for (let calls = 0; calls < 3; calls += 1) {
    await expect(sendAnew({ url: path })).resolves.toMatchObject({ data: 'here' });
  }
  expect(refreshes.count).toBe(1);
});
