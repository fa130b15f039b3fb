import { createLog } from '@plaza/service-kit/logging/log';
import type { Exchange } from '../exchange/exchange';
import type { ServedArea } from './areas';
import { createAreaForwarder } from './forward-to-area';

type Dependencies = Parameters<typeof createAreaForwarder>[0];

const areaWith = (area: string, tab: string) =>
  ({ area, tabs: [{ id: tab }], serviceUrl: `http://${area}.example` }) as unknown as ServedArea;

/** Forwards a request of somebody with the tab of loyalty, who finds these areas at its prefix, one after the other. */
async function forwarded(...found: ServedArea[]) {
  const targets: string[] = [];
  const dependencies = {
    areas: { at: async () => found.shift() },
    upstreams: { of: (area: ServedArea) => area.area },
    forward: (_exchange: Exchange, upstream: unknown) => void targets.push(String(upstream)),
    trust: { tabsOf: async () => new Set(['loyalty_points']) },
    log: createLog('gateway', 'silent'),
  } as unknown as Dependencies;
  const exchange = { target: '/api/v1/points/mine', caller: { role: 'user' }, res: { destroyed: false } };
  const outcome = await createAreaForwarder(dependencies)(exchange as unknown as Exchange);
  return { outcome, targets };
}

const loyalty = areaWith('loyalty', 'loyalty_points');

test('a call is forwarded to the area whose tab the caller has', async () => {
  expect(await forwarded(loyalty, loyalty)).toEqual({ outcome: 'forwarded', targets: ['loyalty'] });
});

test('a call is not forwarded if the prefix moved to another area while the tabs were fetched', async () => {
  const { outcome, targets } = await forwarded(loyalty, areaWith('rewards', 'rewards_points'));
  expect(outcome).toMatchObject({ status: 403, code: 'tab_not_permitted' });
  expect(targets).toEqual([]);
});
