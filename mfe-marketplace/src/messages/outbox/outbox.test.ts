import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore, saveSession } from '@plaza/web-kit';
import type { Deliver, DeliveryResult } from './delivery';
import { Outbox } from './outbox';

const ada = 'ada';
const delivered: DeliveryResult = { kind: 'delivered' };
let outbox: Outbox;

/** Delivers with these outcomes, one after the other, then successfully; returns the attempts. */
function begin(...outcomes: DeliveryResult[]) {
  const tried: string[] = [];
  const deliver: Deliver = async ({ content }) => {
    tried.push(content);
    return outcomes.shift() ?? delivered;
  };
  outbox.start(deliver);
  return tried;
}

const turn = () => jest.advanceTimersByTimeAsync(0);
const contents = () => outbox.getState().unsent.map(({ content }) => content);

beforeEach(() => {
  jest.useFakeTimers();
  createAppStore().dispatch(saveSession('token', userFixture({ id: ada })));
  outbox = new Outbox(ada);
});
afterEach(() => {
  outbox.stop(false);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('retries automatically, with increasing delays of at most a minute', async () => {
  const away: DeliveryResult = { kind: 'postponed' };
  const tried = begin(...Array.from({ length: 8 }, () => away));
  outbox.add('c', 'Hello');
  await turn();
  for (const pause of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const before = tried.length;
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(tried).toHaveLength(before);
    expect(outbox.getState().isWaiting).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(tried).toHaveLength(before + 1);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outbox.getState()).toEqual({ unsent: [], isWaiting: false });
});

it('waits as long as the server requires, whatever happens meanwhile, and loses nothing', async () => {
  const tried = begin({ kind: 'postponed', ms: 30_000 });
  outbox.add('c', 'One');
  await turn();
  outbox.add('c', 'Two');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(tried).toEqual(['One']);
  await jest.advanceTimersByTimeAsync(1);
  expect(tried).toEqual(['One', 'One', 'Two']);
  expect(contents()).toEqual([]);
});

it.each([
  ['back', -3_600_000],
  ['forward', 3_600_000],
])('waits as long as the server requires if the clock is set %s meanwhile', async (_way, ms) => {
  const tried = begin({ kind: 'postponed', ms: 30_000 });
  outbox.add('c', 'One');
  await turn();
  jest.setSystemTime(Date.now() + ms);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(tried).toEqual(['One']);
  await jest.advanceTimersByTimeAsync(1);
  expect(tried).toEqual(['One', 'One']);
});

it('retries at once on request of the user', async () => {
  const tried = begin({ kind: 'postponed', ms: 30_000 });
  outbox.add('c', 'One');
  await turn();
  outbox.retry(outbox.getState().unsent[0]?.clientId ?? '');
  await turn();
  expect(tried).toEqual(['One', 'One']);
});

it('waits until an attempt succeeds, and says which message it is sending', async () => {
  let answer = (_outcome: DeliveryResult) => {};
  outbox.start(() => new Promise((resolve) => (answer = resolve)));
  outbox.add('c', 'One');
  await turn();
  answer({ kind: 'postponed' });
  await turn();
  expect(outbox.getState().isWaiting).toBe(true);
  expect(outbox.getState().sendingId).toBeUndefined();
  outbox.add('c', 'Two');
  await turn();
  const [one, two] = outbox.getState().unsent;
  expect(outbox.getState()).toMatchObject({ isWaiting: true, sendingId: one?.clientId });
  answer(delivered);
  await turn();
  expect(outbox.getState()).toMatchObject({ isWaiting: false, sendingId: two?.clientId });
  answer({ kind: 'postponed' });
  await turn();
  expect(outbox.getState()).toEqual({ unsent: [two], isWaiting: true, sendingId: undefined });
});

it('a rejected message does not block the next ones', async () => {
  begin({ kind: 'rejected', reason: 'No.' });
  outbox.add('c', 'One');
  outbox.add('c', 'Two');
  await turn();
  expect(outbox.getState().unsent).toEqual([expect.objectContaining({ content: 'One', refusal: 'No.' })]);
});

it('keeps the order of writing across a reload', async () => {
  for (const text of ['One', 'Two', 'Three']) outbox.add('c', text);
  outbox.stop(true);
  outbox = new Outbox(ada);
  expect(contents()).toEqual(['One', 'Two', 'Three']);
  expect(begin()).toEqual(['One']);
  await turn();
  expect(contents()).toEqual([]);
});

it('does not send what another window has sent meanwhile', async () => {
  outbox.add('c', 'One');
  const other = new Outbox(ada);
  other.start(async () => delivered);
  await turn();
  expect(begin()).toEqual([]);
  expect(contents()).toEqual([]);
  other.stop(false);
});

describe('with Web Locks', () => {
  /** Grants a lock to one at a time, as browsers do. */
  function grantLocks() {
    let last: Promise<unknown> = Promise.resolve();
    let holders = 0;
    const request = async (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: unknown) => unknown;
      if (rest.length > 1 && holders > 0) return work(null);
      holders += 1;
      const turn = last.then(() => work({})).finally(() => (holders -= 1));
      last = turn.catch(() => undefined);
      return turn;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  }
  beforeEach(grantLocks);
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('discards nothing that another window is sending', async () => {
    let answer = (_outcome: DeliveryResult) => {};
    outbox.add('c', 'One');
    const other = new Outbox(ada);
    other.start(() => new Promise((resolve) => (answer = resolve)));
    await turn();
    const [one] = outbox.getState().unsent;
    expect(await outbox.discard(one?.clientId ?? '')).toEqual({ kind: 'busy' });
    expect(contents()).toEqual(['One']);
    answer({ kind: 'postponed' });
    await turn();
    expect(await outbox.discard(one?.clientId ?? '')).toMatchObject({ kind: 'discarded' });
    expect(contents()).toEqual([]);
    other.stop(false);
  });

  it('discards a message while this window sends another one', async () => {
    outbox.start(() => new Promise(() => {}));
    outbox.add('c', 'One');
    outbox.add('c', 'Two');
    await turn();
    const two = outbox.getState().unsent[1];
    expect(await outbox.discard(two?.clientId ?? '')).toMatchObject({ kind: 'discarded' });
    expect(contents()).toEqual(['One']);
  });

  it('discards a rejected message while another window sends, unless it is sent again there', async () => {
    begin({ kind: 'rejected', reason: 'No.' }, { kind: 'rejected', reason: 'No.' });
    outbox.add('c', 'One');
    outbox.add('c', 'Two');
    await turn();
    const [one, two] = outbox.getState().unsent;
    const other = new Outbox(ada);
    other.start(() => new Promise(() => {}));
    other.retry(one?.clientId ?? '');
    await turn();
    expect(await outbox.discard(one?.clientId ?? '')).toEqual({ kind: 'busy' });
    expect(await outbox.discard(two?.clientId ?? '')).toMatchObject({ kind: 'discarded' });
    expect(contents()).toEqual(['One']);
    other.stop(false);
  });

  it('discards a message once if that is requested twice', async () => {
    outbox.add('c', 'One');
    await turn();
    const [one] = outbox.getState().unsent;
    const requests = [outbox.discard(one?.clientId ?? ''), outbox.discard(one?.clientId ?? '')];
    expect(await Promise.all(requests)).toMatchObject([{ kind: 'discarded' }, { kind: 'gone' }]);
  });
});

it('discards nothing that another window has sent meanwhile', async () => {
  outbox.add('c', 'One');
  const [one] = outbox.getState().unsent;
  const other = new Outbox(ada);
  other.start(async () => delivered);
  await turn();
  expect(await outbox.discard(one?.clientId ?? '')).toEqual({ kind: 'gone' });
  expect(contents()).toEqual([]);
  other.stop(false);
});

it('shows what another window wrote', () => {
  begin({ kind: 'postponed' });
  const other = new Outbox(ada);
  other.add('c', 'Elsewhere');
  window.dispatchEvent(new StorageEvent('storage', { key: `plaza.private.${ada}.unsent.x` }));
  expect(contents()).toEqual(['Elsewhere']);
  other.stop(false);
});

it('also sends what the browser has no room to store', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tried = begin({ kind: 'postponed' });
  outbox.add('c', 'One');
  await turn();
  expect(contents()).toEqual(['One']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(tried).toEqual(['One', 'One']);
  expect(contents()).toEqual([]);
});

it.each(['{"clientId":1', 'null', '[]', '{"clientId":"a","conversationId":"b","content":"c"}'])(
  'ignores %s in the browser',
  (text) => {
    localStorage.setItem(`plaza.private.${ada}.unsent.x`, text);
    expect(new Outbox(ada).getState().unsent).toEqual([]);
  },
);

it('sends nothing after it has ended', async () => {
  const tried = begin({ kind: 'postponed' });
  outbox.add('c', 'One');
  await turn();
  outbox.stop(false);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tried).toEqual(['One']);
  expect(Object.keys(localStorage).sort()).toEqual(['jwt', 'user']);
});
