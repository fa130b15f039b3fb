import type { RequestListener } from 'node:http';
import { listen } from '@plaza/test-kit/http';
import { messageAuthentication } from '../security/message-authentication';
import { isServiceCall } from '../testing/service-client';
import { createInternalFetch } from './internal-fetch';
import { InstanceAddresses, ServiceAddresses } from './service-addresses';
import { createServiceTokens } from './service-tokens';

type Instance = Awaited<ReturnType<typeof listen>>;

/** Who answered, in order. */
let answered: string[];
let instances: Instance[];
let call: (method: 'GET' | 'POST', only?: true) => Promise<number>;

const named =
  (name: string): RequestListener =>
  (req, res) => {
    if (!isServiceCall(req, 'identity')) return void res.writeHead(401).end();
    answered.push(name);
    res.end(name);
  };
const cutting: RequestListener = (req) => void req.socket.destroy();

async function open(...listeners: RequestListener[]) {
  instances = await Promise.all(listeners.map((listener) => listen(listener)));
  const addresses = ServiceAddresses.parse(`identity=${instances.map(({ url }) => url).join()}`);
  const internalFetch = createInternalFetch(
    'test',
    createServiceTokens(messageAuthentication()),
    new InstanceAddresses(addresses),
  );
  call = async (method, only) => {
    const body = method === 'POST' ? { body: '{}' } : {};
    const { status } = await internalFetch('identity', new URL('/internal/things?a=1', instances[0]?.url), {
      method,
      ...body,
      ...(only && { only }),
    });
    return status;
  };
}

beforeEach(() => {
  answered = [];
});
afterEach(() => Promise.all(instances.map(({ close }) => close().catch(() => undefined))));

test.each(['GET', 'POST'] as const)(
  'a %s is sent to the next instance if the first one refuses the connection',
  async (method) => {
    await open(named('one'), named('other'));
    expect(await call(method)).toBe(200);
    await instances[0]?.close();
    expect(await call(method)).toBe(200);
    expect(await call(method)).toBe(200);
    expect(answered).toEqual(['one', 'other', 'other']);
  },
);

test('a read with a broken connection is sent to the next instance, and a write is not', async () => {
  await open(cutting, named('other'));
  await expect(call('POST')).rejects.toThrow('fetch failed');
  expect(answered).toEqual([]);
  expect(await call('GET')).toBe(200);
  expect(answered).toEqual(['other']);
});

test('a request to a specific instance is not sent to others', async () => {
  await open(cutting, named('other'));
  await expect(call('GET', true)).rejects.toThrow('fetch failed');
  expect(answered).toEqual([]);
});

test('fails if all instances fail', async () => {
  await open(cutting, cutting);
  await expect(call('GET')).rejects.toThrow('fetch failed');
});
