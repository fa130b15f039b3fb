import { schemasOfCalls } from '@plaza/contracts/call-schemas';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import type { InternalFetch } from '../internal/internal-fetch';
import { publishProvides } from './publish-provides';

const log = { info: jest.fn(), warn: jest.fn() };
const shell = { contract: 1, shared: { react: '19.3.1' }, names: {} };
const calls = schemasOfCalls(gatewayCalls);

let told: unknown[];
let isUp: boolean;
let served: typeof shell | undefined;
const internalFetch: InternalFetch = async (audience, { href }, init) => {
  if (!isUp) throw new Error('connection refused');
  told.push({ audience, href, ...JSON.parse(String(init?.body)) });
  return new Response(null, { status: 204 });
};

beforeEach(() => {
  jest.useFakeTimers();
  [told, isUp, served] = [[], true, undefined];
  log.warn.mockClear();
});
afterEach(() => jest.useRealTimers());

const publishing = (changes: object = {}) =>
  publishProvides({ registryUrl: 'http://registry', calls: gatewayCalls, internalFetch, log, ...changes });
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

test('a registry that was down is informed once it is up, once, and one line logs the delay', async () => {
  isUp = false;
  const stop = publishing();
  await seconds(30);
  isUp = true;
  await seconds(30);
  await stop();
  expect(told).toEqual([{ audience: 'registry', href: 'http://registry/internal/provides', calls }]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a gateway logs one line per outage of the registry', async () => {
  const stop = publishing({ shell: async () => served });
  for (const contract of [1, 2]) {
    isUp = false;
    served = { ...shell, contract };
    await seconds(12);
    expect(log.warn).toHaveBeenCalledTimes(contract);
    isUp = true;
    await seconds(6);
  }
  await stop();
});

test('a gateway reports each shell that it serves', async () => {
  const stop = publishing({ shell: async () => served });
  await seconds(6);
  served = shell;
  await seconds(12);
  served = { ...shell, shared: { react: '20.0.0' } };
  await seconds(6);
  await stop();
  expect(told).toMatchObject([{ calls }, { shell }, { shell: served }]);
});
