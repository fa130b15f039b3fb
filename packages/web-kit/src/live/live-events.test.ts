import type { BrowserEvent } from '@plaza/contracts/events';
import { HttpResponse, http } from 'msw';
import { sendEarly, takeEarly } from '../http/early-requests';
import { refused, renewsNone, renewsWith, server } from '../testing/server';
import { onLiveEvent, openLiveEvents } from './live-events';

const path = '/api/v1/events';
const realTimeout = setTimeout;
const moved: BrowserEvent<'remotes.changed'> = {
  type: 'remotes.changed',
  payload: { name: 'markets', version: '1.4.0' },
};
const frame = (event: BrowserEvent) => `data: ${JSON.stringify(event)}\n\n`;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The server's side of the streams: who came, and what is written to the latest of them. */
function serveStreams() {
  let latest: ReadableStreamDefaultController<Uint8Array> | undefined;
  const came: (string | null)[] = [];
  server.use(
    http.get(path, ({ request }) => {
      came.push(request.headers.get('authorization'));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          latest = controller;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  const bytes = new TextEncoder();
  return {
    came,
    write: (text: string) => latest?.enqueue(bytes.encode(text)),
    writeBytes: (part: Uint8Array) => latest?.enqueue(part),
    end: () => latest?.close(),
    break: () => latest?.error(new Error('the cable was cut')),
  };
}

/** Opens the stream; gives how often it opened or was refused, and how to wait for the next of either. */
function open() {
  const seen = { opened: 0, refused: 0 };
  let notice: () => void = () => undefined;
  let next = new Promise<void>((resolve) => {
    notice = resolve;
  });
  const count = (what: keyof typeof seen) => () => {
    seen[what] += 1;
    notice();
    next = new Promise<void>((resolve) => {
      notice = resolve;
    });
  };
  const stop = openLiveEvents(count('opened'), count('refused'));
  stops.push(stop);
  return { seen, stop, next: () => next };
}

/** What is told of a type from now on. */
function listen() {
  const told: unknown[] = [];
  const waiting: (() => void)[] = [];
  stops.push(
    onLiveEvent('remotes.changed', (payload) => {
      told.push(payload);
      for (const resolve of waiting.splice(0)) resolve();
    }),
  );
  return { told, next: () => new Promise<void>((resolve) => waiting.push(resolve)) };
}

describe('the stream', () => {
  it('is requested with the token, and delivers each event to the listeners of its type', async () => {
    localStorage.setItem('jwt', 'token');
    const streams = serveStreams();
    const { told, next } = listen();
    await open().next();
    expect(streams.came).toEqual(['Bearer token']);
    const both = next();
    streams.write(frame({ type: 'session.revoked', payload: { sessionIds: [] } }) + frame(moved));
    await both;
    expect(told).toEqual([moved.payload]);
  });

  it('invalidates early requests that were not used', async () => {
    const url = '/api/v1/finance/metrics';
    server.use(http.get(url, () => HttpResponse.json({})));
    const streams = serveStreams();
    const { next } = listen();
    await open().next();
    await sendEarly(url, 'token');
    const came = next();
    streams.write(frame(moved));
    await came;
    expect(takeEarly(url, 'token')).toBeUndefined();
  });

  it('assembles events that arrive in pieces, even within a character, and skips heartbeats', async () => {
    const streams = serveStreams();
    const { told, next } = listen();
    await open().next();
    const event = { ...moved, payload: { ...moved.payload, version: '1.4.0-é' } };
    const bytes = new TextEncoder().encode(`retry: 1000\n: open\n\n${frame(event)}`);
    const cut = bytes.indexOf(0xc3) + 1;
    const came = next();
    streams.writeBytes(bytes.slice(0, cut));
    streams.writeBytes(bytes.slice(cut));
    await came;
    streams.write(': \n\n');
    expect(told).toEqual([event.payload]);
  });

  it('survives an invalid event and a throwing listener', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const streams = serveStreams();
    await open().next();
    stops.push(
      onLiveEvent('permissions.changed', () => {
        throw new Error('a faulty screen');
      }),
    );
    const { told, next } = listen();
    const came = next();
    streams.write('data: {broken\n\n');
    streams.write(frame({ type: 'permissions.changed', payload: { version: 2, roles: ['user'] } }));
    streams.write(frame(moved));
    await came;
    expect(told).toEqual([moved.payload]);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(streams.came).toHaveLength(1);
    logged.mockRestore();
  });

  it('delivers nothing after a listener unsubscribed', async () => {
    const streams = serveStreams();
    const heard = jest.fn();
    const stopListening = onLiveEvent('remotes.changed', heard);
    const { next } = listen();
    await open().next();
    stopListening();
    const came = next();
    streams.write(frame(moved));
    await came;
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a stream that ends', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.spyOn(Math, 'random').mockReturnValue(0.5); // a pause of exactly its length
    warned = jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Lets the network do what it has to do, without time going by. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => realTimeout(resolve, 0));
  };
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await settle();
  };

  it.each(['end', 'break'] as const)('is reopened after half a second (%s)', async (how) => {
    const streams = serveStreams();
    const { seen } = open();
    await settle();
    streams[how]();
    await settle();
    await pass(499);
    expect(seen.opened).toBe(1);
    await pass(1);
    expect(seen.opened).toBe(2);
  });

  it('is retried with growing delays of at most ten seconds, and quickly again after it was open', async () => {
    let asked = 0;
    server.use(
      http.get(path, () => {
        asked += 1;
        return new HttpResponse('no', { status: 503 });
      }),
    );
    const { seen } = open();
    await settle();
    for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = asked;
      await pass(pause - 1);
      expect(asked).toBe(before);
      await pass(1);
      expect(asked).toBe(before + 1);
    }
    expect(warned).toHaveBeenCalledTimes(8);
    const streams = serveStreams();
    await pass(10_000);
    expect(seen.opened).toBe(1);
    streams.end();
    await settle();
    await pass(500);
    expect(seen.opened).toBe(2);
  });

  it('is considered dead after a minute without data', async () => {
    const streams = serveStreams();
    const { seen } = open();
    await settle();
    await pass(45_000);
    streams.write(': \n\n');
    await settle();
    await pass(45_000);
    expect(seen.opened).toBe(1);
    await pass(15_000);
    await pass(500);
    expect(seen.opened).toBe(2);
  });

  it('stays closed after it was stopped', async () => {
    const streams = serveStreams();
    const { seen, stop } = open();
    await settle();
    stop();
    await settle();
    await pass(60_000);
    expect(seen).toEqual({ opened: 1, refused: 0 });
    expect(streams.came).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is not retried if it was stopped during a delay', async () => {
    const streams = serveStreams();
    const { stop } = open();
    await settle();
    streams.end();
    await settle();
    stop();
    await pass(60_000);
    expect(streams.came).toHaveLength(1);
  });

  it('is opened with a renewed token at once if the old one is rejected', async () => {
    localStorage.setItem('jwt', 'old');
    const asked: (string | null)[] = [];
    server.use(
      http.get(path, ({ request }) => {
        asked.push(request.headers.get('authorization'));
        if (asked.length === 1) return refused(401, 'token_expired');
        return new HttpResponse(new ReadableStream({}), { headers: { 'Content-Type': 'text/event-stream' } });
      }),
    );
    const refreshes = renewsWith('new');
    const { seen } = open();
    await settle();
    expect(asked).toEqual(['Bearer old', 'Bearer new']);
    expect(refreshes.count).toBe(1);
    expect(seen).toEqual({ opened: 1, refused: 0 });
    expect(warned).not.toHaveBeenCalled();
  });

  it('reports that the session is rejected and cannot be renewed, and retries more and more rarely', async () => {
    localStorage.setItem('jwt', 'dead');
    server.use(http.get(path, () => refused(401, 'token_revoked')));
    const refreshes = renewsNone();
    const { seen } = open();
    await settle();
    expect(seen).toEqual({ opened: 0, refused: 1 });
    await pass(500);
    expect(seen.refused).toBe(2);
    await pass(999);
    expect(seen.refused).toBe(2);
    await pass(1);
    expect(seen.refused).toBe(3);
    expect(refreshes.count).toBe(3);
  });

  it('waits, and keeps the session, while nobody answers whether it can be renewed', async () => {
    localStorage.setItem('jwt', 'old');
    server.use(
      http.get(path, () => refused(401, 'token_expired')),
      http.post('/api/v1/auth/refresh', () => new HttpResponse('away', { status: 503 })),
    );
    const { seen } = open();
    await settle();
    await pass(500);
    expect(seen).toEqual({ opened: 0, refused: 0 });
    expect(localStorage.getItem('jwt')).toBe('old');
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
