import { nthDocument } from './changing-document.mjs';

const target = { address: 'http://first:1', weight: 1 };
const first = {
  services: { finance: { targets: [target], maxInflight: 5 }, markets: { targets: [target], maxInflight: 5 } },
  timeouts: { connectMs: 1000, headersMs: 2000, bodyMs: 3000 },
  breaker: { minRequests: 20, openMs: 5000 },
  bodies: { maxBytes: 100_000 },
  tiles: { url: 'http://tiles' },
};
const document = (n: number) => nthDocument(first, n, ['http://a:1', 'http://b:1']);
const targetsOf = (n: number) =>
  document(n).services.finance.targets.map(({ address }: { address: string }) => address);

test('targets are added and removed, and one of them always remains', () => {
  expect([1, 2, 3, 4, 5].map(targetsOf)).toEqual([
    ['http://a:1', 'http://b:1'],
    ['http://b:1'],
    ['http://b:1', 'http://a:1'],
    ['http://a:1'],
    ['http://a:1', 'http://b:1'],
  ]);
});

test('each differs from the previous one in targets, breaker and limits, every second one also in timeouts', () => {
  const said = Array.from({ length: 21 }, (_, n) => JSON.stringify(document(n)));
  expect(new Set(said).size).toBe(21);
  expect([1, 2, 3, 4].map((n) => document(n).timeouts.headersMs)).toEqual([2000, 2001, 2001, 2002]);
  expect(document(3)).toMatchObject({ breaker: { minRequests: 23, openMs: 5003 }, bodies: { maxBytes: 99_997 } });
  expect(document(3)).toMatchObject({ tiles: first.tiles, services: { markets: first.services.markets } });
});
