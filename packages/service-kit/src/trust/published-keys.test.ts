import type { KeySet } from '@plaza/contracts/identity/session';
import { testKeys } from '@plaza/test-kit/tokens';
import { movableClock } from '../testing/clock';
import { publishedKeys } from './published-keys';

const clock = movableClock();

function publisher(load: () => Promise<KeySet>) {
  const own = {
    asked: 0,
    keyFor: publishedKeys(() => {
      own.asked++;
      return load();
    }),
  };
  return own;
}

test('keys are asked for once, by however many', async () => {
  const own = publisher(async () => testKeys());
  const keys = await Promise.all(Array.from({ length: 20 }, () => own.keyFor('test')));
  expect(keys.every((key) => key?.asymmetricKeyType === 'rsa')).toBe(true);
  expect(own.asked).toBe(1);
});

test('an unknown key id makes us ask at most once a second', async () => {
  const own = publisher(async () => testKeys());
  for (let index = 0; index < 50; index++) expect(await own.keyFor(`forged-${index}`)).toBeUndefined();
  expect(own.asked).toBe(1);
  clock.forward(1001);
  await own.keyFor('forged');
  expect(own.asked).toBe(2);
});

test('known keys are not asked for again', async () => {
  const own = publisher(async () => testKeys());
  for (let index = 0; index < 5; index++) {
    expect(await own.keyFor('test')).toBeDefined();
    clock.forward(60_000);
  }
  expect(own.asked).toBe(1);
});

test('a key that is published later is found', async () => {
  let published: KeySet = { keys: [] };
  const own = publisher(async () => published);
  expect(await own.keyFor('test')).toBeUndefined();
  published = testKeys();
  clock.forward(1001);
  expect(await own.keyFor('test')).toBeDefined();
});

test('while identity is down unknown keys are a failure of ours, also asked for once a second, and known ones stay', async () => {
  let isDown = false;
  const own = publisher(async () => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    return testKeys();
  });
  await own.keyFor('test');
  isDown = true;
  clock.forward(1001);
  for (let index = 0; index < 10; index++) {
    await expect(own.keyFor('new')).rejects.toMatchObject({ kind: 'unavailable', code: 'identity_unavailable' });
  }
  expect(await own.keyFor('test')).toBeDefined();
  expect(own.asked).toBe(2);
  isDown = false;
  clock.forward(1001);
  expect(await own.keyFor('new')).toBeUndefined();
});
