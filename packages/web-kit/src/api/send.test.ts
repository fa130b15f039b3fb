import { HttpResponse, http } from 'msw';
import { serverMessage } from '../http/api-error';
import { ada, refused, renewsNone, renewsWith, server, takesOnly } from '../testing/server';
import { downloadFile, send } from './send';

const path = '/api/v1/things';
const traceId = expect.stringMatching(/^[0-9a-f]{32}$/);

describe('a call', () => {
  it('sends the bearer token of the stored session, the cookies, and its body as JSON', async () => {
    localStorage.setItem('jwt', 'my-token');
    const asked: Request[] = [];
    server.use(
      http.post(path, ({ request }) => {
        asked.push(request.clone());
        return HttpResponse.json({ id: 7 });
      }),
    );
    await expect(send({ url: path, method: 'POST', body: { name: 'Chair' } })).resolves.toMatchObject({
      data: { id: 7 },
    });
    const [request] = asked;
    expect(request?.headers.get('authorization')).toBe('Bearer my-token');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.credentials).toBe('include');
    await expect(request?.json()).resolves.toEqual({ name: 'Chair' });
  });

  it('sends no bearer token without a session, and no body if there is none', async () => {
    const asked: Request[] = [];
    server.use(
      http.get(path, ({ request }) => {
        asked.push(request);
        return new HttpResponse(null, { status: 200 });
      }),
    );
    await expect(send({ url: path })).resolves.toMatchObject({ data: null });
    expect(asked[0]?.headers.has('authorization')).toBe(false);
    expect(asked[0]?.headers.has('content-type')).toBe(false);
  });
});

it('returns the headers of the answer too', async () => {
  server.use(http.get(path, () => HttpResponse.json([], { headers: { 'X-Feed-Source': 'bank.test' } })));
  const sent = await send({ url: path });
  expect('meta' in sent && sent.meta.response.headers.get('X-Feed-Source')).toBe('bank.test');
});

it('begins a trace with each call, and includes its id in the error of a failed call', async () => {
  const begun: (string | null)[] = [];
  server.use(
    http.get(path, ({ request }) => {
      begun.push(request.headers.get('traceparent'));
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const failures = [await send({ url: path }), await send({ url: path })];
  server.use(http.get(path, () => HttpResponse.error()));
  const unanswered = await send({ url: path });
  for (const header of begun) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  const ids = failures.map((sent) => ('error' in sent ? sent.error.traceId : undefined));
  expect(ids).toEqual(begun.map((header) => header?.slice(3, 35)));
  expect(new Set(ids).size).toBe(2);
  expect(unanswered).toMatchObject({ error: { status: 0, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) } });
});

describe('a file', () => {
  it('is sent unchanged, with its own type', async () => {
    const asked: Request[] = [];
    server.use(
      http.put(path, ({ request }) => {
        asked.push(request.clone());
        return HttpResponse.json({});
      }),
    );
    await send({ url: path, method: 'PUT', body: new Blob(['bytes'], { type: 'image/png' }) });
    expect(asked[0]?.headers.get('content-type')).toBe('image/png');
    await expect(asked[0]?.text()).resolves.toBe('bytes');
  });

  it('is fetched with the bearer token, renewed if necessary, and saved under a name', async () => {
    localStorage.setItem('jwt', 'old-token');
    const asked = takesOnly('new-token', path, () => new HttpResponse('a,b', { headers: { 'x-pages': '2' } }));
    renewsWith('new-token');
    const saved: string[] = [];
    const createObjectURL = jest.fn(() => 'blob:1');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download, this.href);
    });
    const { error, headers } = await downloadFile(path, 'things.csv');
    expect([error, headers?.get('x-pages')]).toEqual([undefined, '2']);
    expect(asked).toEqual(['Bearer old-token', 'Bearer new-token']);
    expect(saved).toEqual(['things.csv', 'blob:1']);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled(); // the browser may still read it
    click.mockRestore();
  });

  it('that cannot be fetched is reported like any failure, and nothing is saved', async () => {
    server.use(http.get(path, () => refused(403, 'role_not_permitted', 'Not yours.')));
    const { error } = await downloadFile(path, 'things.csv');
    expect(serverMessage(error, 'It failed.')).toBe('Not yours.');
  });
});

describe('a call that fails', () => {
  it('has the status and the text', async () => {
    server.use(http.get(path, () => new HttpResponse('the kettle is empty', { status: 418 })));
    await expect(send({ url: path })).resolves.toEqual({
      error: { status: 418, message: '418: the kettle is empty', traceId },
    });
  });

  it('has the retry time of the server', async () => {
    server.use(http.get(path, () => new HttpResponse('later', { status: 429, headers: { 'Retry-After': '7' } })));
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 429, retryAfterSeconds: 7 } });
  });

  it('has the status and its name if there is no text', async () => {
    server.use(http.get(path, () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' })));
    await expect(send({ url: path })).resolves.toEqual({
      error: { status: 503, message: '503: Service Unavailable', traceId },
    });
  });

  it('has the sentence of the server if it sent one', async () => {
    server.use(http.get(path, () => refused(409, 'conflict', 'Somebody else has saved.')));
    const sent = await send({ url: path });
    const error = 'error' in sent ? sent.error : undefined;
    expect(error?.data?.error.code).toBe('conflict');
    expect(serverMessage(error, 'It failed.')).toBe('Somebody else has saved.');
  });

  it.each(['{"message":"half', '{"message":"no error","error":null}', '<!doctype html>'])(
    'falls back if the answer is %s',
    async (text) => {
      server.use(http.get(path, () => new HttpResponse(text, { status: 500 })));
      const sent = await send({ url: path });
      expect(serverMessage('error' in sent && sent.error, 'It failed.')).toBe('It failed.');
    },
  );

  it('has status 0 without an answer, and is not retried', async () => {
    let asked = 0;
    server.use(
      http.get(path, () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 0 } });
    expect(asked).toBe(1);
  });
});

describe('an expired token', () => {
  beforeEach(() => localStorage.setItem('jwt', 'old'));

  it('is renewed once for twenty concurrent calls, each of which is retried with the new one', async () => {
    const asked = takesOnly('new', path);
    const refreshes = renewsWith('new');
    const sent = await Promise.all(Array.from({ length: 20 }, () => send({ url: path })));
    expect(sent).toMatchObject(Array.from({ length: 20 }, () => ({ data: 'here' })));
    expect(refreshes.count).toBe(1);
    expect(asked).toHaveLength(40);
    expect(localStorage.getItem('jwt')).toBe('new');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
  });

  it('is renewed again when the new one is rejected later', async () => {
    takesOnly('new', path);
    renewsWith('new');
    await send({ url: path });
    takesOnly('newer', path);
    const refreshes = renewsWith('newer');
    await expect(send({ url: path })).resolves.toMatchObject({ data: 'here' });
    expect(refreshes.count).toBe(1);
  });

  it('is not renewed twice for one call', async () => {
    const asked = takesOnly('another', path);
    const refreshes = renewsWith('new');
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 401 } });
    expect(refreshes.count).toBe(1);
    expect(asked).toEqual(['Bearer old', 'Bearer new']);
  });

  it('returns the first failure if it cannot be renewed', async () => {
    const asked = takesOnly('new', path);
    const refreshes = renewsNone();
    await expect(send({ url: path })).resolves.toMatchObject({
      error: { status: 401, data: { error: { code: 'token_expired' } } },
    });
    expect(refreshes.count).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('reports that the server does not answer, and keeps the session, if the refresh gets no answer', async () => {
    takesOnly('new', path);
    server.use(http.post('/api/v1/auth/refresh', () => HttpResponse.error()));
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 0 } });
    server.use(http.post('/api/v1/auth/refresh', () => refused(503, 'upstream_unavailable')));
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 503 } });
    expect(localStorage.getItem('jwt')).toBe('old');
  });

  it('is not renewed for a 401 with another reason', async () => {
    const refreshes = renewsWith('new');
    let asked = 0;
    server.use(
      http.post(path, () => {
        asked += 1;
        return refused(401, 'invalid_credentials', 'Invalid email or password.');
      }),
    );
    await send({ url: path, method: 'POST', body: {} });
    expect(asked).toBe(1);
    expect(refreshes.count).toBe(0);
  });

  it('is discarded if the user signs out during the renewal', async () => {
    takesOnly('new', path);
    renewsWith('new', () => localStorage.clear());
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 401 } });
    expect(localStorage.getItem('jwt')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('without a token', () => {
  it('a 401 is the answer, and nothing is renewed', async () => {
    const refreshes = renewsWith('new');
    takesOnly('new', path);
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 401 } });
    expect(refreshes.count).toBe(0);
  });
});

describe('with several windows', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  /** Another window holds the lock of refreshing, does this, and lets go. */
  function otherWindowFirst(itDoes: () => void) {
    const request = async (_name: string, work: () => Promise<unknown>) => {
      itDoes();
      return work();
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  }

  it('uses the token that another one has renewed meanwhile', async () => {
    localStorage.setItem('jwt', 'old');
    const asked = takesOnly('theirs', path);
    const refreshes = renewsWith('mine');
    otherWindowFirst(() => localStorage.setItem('jwt', 'theirs'));
    await expect(send({ url: path })).resolves.toMatchObject({ data: 'here' });
    expect(refreshes.count).toBe(0);
    expect(asked).toEqual(['Bearer old', 'Bearer theirs']);
  });

  it('stays signed out if another one has signed out meanwhile', async () => {
    localStorage.setItem('jwt', 'old');
    takesOnly('new', path);
    const refreshes = renewsWith('new');
    otherWindowFirst(() => localStorage.clear());
    await expect(send({ url: path })).resolves.toMatchObject({ error: { status: 401 } });
    expect(refreshes.count).toBe(0);
    expect(localStorage.getItem('jwt')).toBeNull();
  });
});
