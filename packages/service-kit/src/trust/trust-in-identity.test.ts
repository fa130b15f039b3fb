import { randomUUID } from 'node:crypto';
import { identityInternal } from '@plaza/contracts/internal/identity';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createEvent } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { createCache } from '../cache/cache';
import { memoryStore } from '../cache/memory-store';
import { createLog } from '../logging/log';
import { internalFetch, isServiceCall } from '../testing/service-client';
import { until } from '../testing/until';
import { trustInIdentity } from './trust-in-identity';

const log = createLog('test', 'silent');
const revokedBefore = randomUUID();
const answers: Record<string, unknown> = {
  [identityInternal.keySetPath]: testKeys(),
  [identityInternal.revocationsPath]: { revocations: [{ sessionId: revokedBefore, at: new Date().toISOString() }] },
  [identityInternal.permissionsPath]: { version: 3, permissions: { ...defaultTabPermissions, user: ['markets'] } },
};

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  answers[identityInternal.keySetPath] = testKeys();
  await stop?.();
});

async function open(isUp = true, reloadMs = 300_000) {
  const identity = await listen((request, response) => {
    const isLetIn = !request.url?.startsWith('/internal/') || isServiceCall(request, 'identity');
    const body = isUp && isLetIn ? answers[request.url ?? ''] : undefined;
    response.writeHead(body ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  const bus = memoryBus(log);
  const trust = trustInIdentity(
    { IDENTITY_URL: identity.url, KEYS_RELOAD_MS: reloadMs },
    { cache: createCache(memoryStore(), log), bus, log, internalFetch },
  );
  stop = async () => {
    trust.stop();
    await identity.close();
  };
  return { trust, bus };
}

test('fetches keys and permissions from identity', async () => {
  const { trust } = await open();
  const id = randomUUID();
  expect(await trust.verify(accessTokenFor({ id }))).toMatchObject({ id, role: 'user' });
  expect([...(await trust.tabsOf('user'))]).toEqual(['markets']);
});

test('rejects sessions revoked before and after the start', async () => {
  const { trust, bus } = await open();
  const before = accessTokenFor({ sessionId: revokedBefore });
  await expect(trust.verify(before)).rejects.toMatchObject({ code: 'token_revoked' });
  const sessionId = randomUUID();
  const token = accessTokenFor({ sessionId });
  await trust.verify(token);
  await bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }));
  await expect(trust.verify(token)).rejects.toMatchObject({ code: 'token_revoked' });
});

test('a withdrawn key invalidates the tokens that it signed, including verified ones', async () => {
  const { trust } = await open(true, 20);
  const token = accessTokenFor();
  await trust.verify(token);
  expect(trust.known(token)).toBeDefined();
  answers[identityInternal.keySetPath] = { keys: [] };
  await until(() => trust.known(token) === undefined);
  await expect(trust.verify(token)).rejects.toMatchObject({ code: 'token_invalid' });
});

test('identity reports whether a user was deleted; while it does not answer, no user counts as deleted', async () => {
  const [known, gone] = [randomUUID(), randomUUID()];
  answers[`${identityInternal.existsPath}/${known}`] = { exists: true };
  answers[`${identityInternal.existsPath}/${gone}`] = { exists: false };
  const { trust } = await open();
  expect([await trust.isDeleted(known), await trust.isDeleted(gone)]).toEqual([false, true]);
  await expect(trust.isDeleted(randomUUID())).rejects.toThrow('503');
});

test('reports a failing identity as missing', async () => {
  const { trust } = await open(false);
  await expect(trust.verify(accessTokenFor())).rejects.toMatchObject({ code: 'identity_unavailable' });
  await expect(trust.tabsOf('user')).rejects.toMatchObject({ code: 'identity_unavailable' });
});
