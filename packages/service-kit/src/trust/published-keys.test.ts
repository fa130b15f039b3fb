import type { KeySet } from '@plaza/contracts/identity/session';
import { testKeyPair } from '@plaza/test-kit/key-pairs';
import { testKeys } from '@plaza/test-kit/tokens';
import { createLog } from '../logging/log';
import { fakeClock } from '../testing/fake-clock';
import { until } from '../testing/until';
import { publishedKeys } from './published-keys';

const clock = fakeClock();
const log = createLog('test', 'silent');
const noKeys: KeySet = { keys: [] };

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function publisher(load: () => Promise<KeySet>, reloadMs = 300_000) {
  let asked = 0;
  const counted = () => {
    asked++;
    return load();
  };
  const keys = publishedKeys(counted, { reloadMs, log });
  stop = keys.stop;
  return { ...keys, asked: () => asked };
}

test('concurrent requests fetch the keys once', async () => {
  const own = publisher(async () => testKeys());
  const keys = await Promise.all(Array.from({ length: 20 }, () => own.find('test')));
  expect(keys.every((key) => key?.asymmetricKeyType === 'rsa')).toBe(true);
  expect(own.asked()).toBe(1);
});

test('an unknown key id causes at most one fetch per two seconds', async () => {
  const own = publisher(async () => testKeys());
  for (let index = 0; index < 50; index++) expect(await own.find(`forged-${index}`)).toBeUndefined();
  expect(own.asked()).toBe(1);
  clock.forward(2001);
  await own.find('forged');
  expect(own.asked()).toBe(2);
});

test('known keys are not fetched again before their time', async () => {
  const own = publisher(async () => testKeys());
  for (let index = 0; index < 5; index++) {
    expect(await own.find('test')).toBeDefined();
    clock.forward(50_000);
  }
  expect(own.asked()).toBe(1);
});

test('finds a key that is published later', async () => {
  let published = noKeys;
  const own = publisher(async () => published);
  expect(await own.find('test')).toBeUndefined();
  published = testKeys();
  clock.forward(2001);
  expect(await own.find('test')).toBeDefined();
});

test.each([
  ['', 0],
  [', also where the clock is set back by an hour', -3_600_000],
])('a withdrawn key becomes invalid with the next fetch, also without requests%s', async (_where, correction) => {
  let published = testKeys();
  const own = publisher(async () => published, 20);
  expect(await own.find('test')).toBeDefined();
  published = noKeys;
  clock.jump(correction);
  await until(() => own.current('test') === undefined);
  expect(await own.find('test')).toBeUndefined();
});

test('known keys stay valid if the clock jumps forward by hours while identity is down', async () => {
  let isDown = false;
  const own = publisher(async () => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    return testKeys();
  });
  await own.find('test');
  isDown = true;
  clock.jump(3 * 3_600_000);
  expect(await own.find('test')).toBeDefined();
});

test('a published key stays the same object, and another key with its id is another object', async () => {
  let published = testKeys();
  const own = publisher(async () => published, 20);
  const key = await own.find('test');
  const loads = own.asked();
  await until(() => own.asked() > loads + 1);
  expect(own.current('test')).toBe(key);
  const stranger = testKeyPair('stranger').publicKey.export({ format: 'jwk' });
  published = { keys: [{ ...stranger, kid: 'test', kty: 'RSA', alg: 'RS256' }] };
  await until(() => own.current('test') !== key);
});

test('while identity is down, an unknown key is a server error, fetched once per two seconds, and known ones stay valid', async () => {
  let isDown = false;
  const own = publisher(async () => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    return testKeys();
  });
  await own.find('test');
  isDown = true;
  clock.forward(2001);
  for (let index = 0; index < 10; index++) {
    await expect(own.find('new')).rejects.toMatchObject({ kind: 'unavailable', code: 'identity_unavailable' });
  }
  expect(await own.find('test')).toBeDefined();
  expect(own.asked()).toBe(2);
  isDown = false;
  clock.forward(2001);
  expect(await own.find('new')).toBeUndefined();
});

test('the first request after identity answers for the first time is accepted, although identity was just down', async () => {
  let isDown = true;
  const own = publisher(async () => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    return testKeys();
  });
  await expect(own.find('test')).rejects.toMatchObject({ code: 'identity_unavailable' });
  isDown = false;
  expect(await own.find('test')).toBeDefined();
});

test('known keys stay valid during an outage of identity for as long as its tokens live, and no longer', async () => {
  let isDown = false;
  const own = publisher(async () => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    return testKeys();
  });
  await own.find('test');
  isDown = true;
  clock.forward(3_600_000);
  expect(own.current('test')).toBeDefined();
  clock.forward(300_001);
  expect(own.current('test')).toBeUndefined();
  await expect(own.find('test')).rejects.toMatchObject({ code: 'identity_unavailable' });
  isDown = false;
  clock.forward(2001);
  expect(await own.find('test')).toBeDefined();
});
