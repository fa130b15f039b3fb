import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { send } from '../api/send';
import { sendEarly, takeEarly } from './early-requests';

const server = setupServer();
const url = '/api/v1/finance/metrics';
let asked: (string | null)[];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked = [];
  localStorage.setItem('jwt', 'mine');
  server.use(
    http.get(url, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return HttpResponse.json({ answer: asked.length });
    }),
  );
});
afterEach(() => {
  takeEarly(url, null);
  localStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

it('answers only the first matching call', async () => {
  await sendEarly(url, 'mine');
  expect(await send({ url })).toMatchObject({ data: { answer: 1 } });
  expect(await send({ url })).toMatchObject({ data: { answer: 2 } });
  expect(asked).toEqual(['Bearer mine', 'Bearer mine']);
});

it('is sent once, however often it is requested ahead', async () => {
  await Promise.all([sendEarly(url, 'mine'), sendEarly(url, 'mine')]);
  expect(asked).toHaveLength(1);
});

it('is not used for a user who has signed in since', async () => {
  await sendEarly(url, 'mine');
  localStorage.setItem('jwt', 'hers');
  expect(await send({ url })).toMatchObject({ data: { answer: 2 } });
  expect(asked).toEqual(['Bearer mine', 'Bearer hers']);
});

it('expires after a while, and can be sent again', async () => {
  await sendEarly(url, 'mine');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 11_000);
  await sendEarly(url, 'mine');
  expect(await send({ url })).toMatchObject({ data: { answer: 2 } });
  jest.spyOn(performance, 'now').mockReturnValue(now + 22_000);
  expect(await send({ url })).toMatchObject({ data: { answer: 3 } });
  jest.restoreAllMocks();
});

it('is not used for a write, and is discarded by one, which may have changed it', async () => {
  server.use(http.post(url, () => HttpResponse.json({ answer: 'written' })));
  await sendEarly(url, 'mine');
  expect(await send({ url, method: 'POST', body: {} })).toMatchObject({ data: { answer: 'written' } });
  expect(await send({ url })).toMatchObject({ data: { answer: 2 } });
});

it('fails like any call, with the id of its own trace', async () => {
  server.use(http.get(url, () => HttpResponse.error()));
  await sendEarly(url, 'mine').catch(() => undefined);
  expect(await send({ url })).toMatchObject({ error: { status: 0, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) } });
});
