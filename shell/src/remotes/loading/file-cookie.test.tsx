import { lazyChunk } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { ada, meetPlatform } from '../../testing/platform';
import { remotesHere } from '../../testing/remotes';
import { go, renderAt } from '../../testing/render';

const minute = 60_000;
const list = 'GET /api/v1/remotes';

afterEach(() => jest.restoreAllMocks());

async function openMarkets() {
  const platform = meetPlatform(ada, ['overview', 'markets']);
  await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  const now = Date.now();
  return {
    platform,
    lists: () => platform.requests.filter((request) => request === list).length,
    after: (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(now + ms),
    look(state: DocumentVisibilityState) {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

it('refetches the remotes before the cookie of their files expires, on a visible page', async () => {
  const { lists, after, look } = await openMarkets();
  after(9 * minute);
  look('visible');
  expect(lists()).toBe(1);
  after(11 * minute);
  look('hidden');
  expect(lists()).toBe(1);
  look('visible');
  await waitFor(() => expect(lists()).toBe(2));
});

it('fetches the remotes first when a tab is opened on a page that was hidden for longer', async () => {
  const { platform, after } = await openMarkets();
  after(16 * minute);
  const order = platform.requests;
  remotesHere.onLoad = ((load) => (source) => {
    order.push(`loads ${source.name}`);
    return load(source);
  })(remotesHere.onLoad);
  order.length = 0;
  await go('/dashboard/overview');
  await screen.findByText('Overview of 1.0.0');
  expect(order.filter((entry) => entry === list || entry.startsWith('loads'))).toEqual([list, 'loads finance']);
});

it('loads a part that came too late once more, after the remotes were refetched', async () => {
  const order: string[] = [];
  const Late = lazyChunk(async () => {
    order.push('part');
    if (order.length === 1) throw new Error('Loading chunk 7 failed.');
    return { default: () => <p>the late part</p> };
  });
  remotesHere.onLoad = async () => ({ contract: 1, tabs: { markets: () => <Late /> } });
  const platform = meetPlatform(ada, ['markets']);
  await renderAt('/dashboard/markets');
  expect(await screen.findByText('the late part')).toBeInTheDocument();
  expect(order).toEqual(['part', 'part']);
  expect(platform.requests.filter((request) => request === list)).toHaveLength(2);
});
