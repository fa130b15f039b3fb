import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { lazyChunk } from '@plaza/web-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, server } from '../../testing/platform';
import { remoteOf, remotesHere } from '../../testing/remotes';
import { renderAt } from '../../testing/render';

const tab = (name: string) => screen.findByRole('tab', { name });

/** Opens the overview, where the markets, whose tab is a chunk of its own, are a tab away. */
async function openOverview(described: Partial<RemoteDescriptor> = {}) {
  const chunk = jest.fn(async () => ({ default: () => <p>The terminal</p> }));
  remotesHere.onLoad = async () => ({
    ...remoteOf('1.0.0'),
    tabs: { markets: lazyChunk(chunk), overview: () => null },
  });
  meetPlatform(ada, ['overview', 'markets']).described = described;
  await renderAt('/dashboard/overview');
  return { chunk };
}

/** All texts that come to the page from now on, also those that go again. */
function everythingShown() {
  const texts: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => texts.join(' ');
}

it.each([
  ['points at', (of: HTMLElement) => fireEvent.pointerEnter(of)],
  ['moves to', (of: HTMLElement) => fireEvent.focus(of)],
])('a tab that the user %s is loaded, and renders in the frame in which it is opened', async (_what, approach) => {
  const { chunk } = await openOverview();
  await act(async () => void approach(await tab('Markets')));
  expect(remotesHere.loaded).toEqual(['finance 1.0.0', 'markets 1.0.0']);
  expect(chunk).toHaveBeenCalledTimes(1);
  const shown = everythingShown();
  const markets = await tab('Markets');
  await act(async () => void fireEvent.click(markets));
  expect(await screen.findByText('The terminal')).toBeInTheDocument();
  expect(shown()).toContain('The terminal');
  expect(shown()).not.toContain('Loading');
  expect(remotesHere.loaded).toHaveLength(2);
});

it('the first queries of a tab are sent when the pointer enters it, once', async () => {
  const path = '/api/v1/markets/stocks';
  const requests: Request[] = [];
  server.use(
    http.get(path, ({ request }) => {
      requests.push(request);
      return HttpResponse.json([]);
    }),
  );
  await openOverview({ tabCalls: { markets: [path] } });
  expect(requests).toEqual([]);
  await act(async () => void fireEvent.pointerEnter(await tab('Markets')));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  await act(async () => void fireEvent.pointerEnter(await tab('Markets')));
  await act(async () => void fireEvent.pointerEnter(await tab('Overview')));
  expect(requests).toHaveLength(1);
});

it('nothing is requested with an expired token, which the calls of the tab renew', async () => {
  await openOverview({ tabCalls: { markets: ['/api/v1/markets/stocks'] } });
  localStorage.setItem('jwt', `head.${btoa(JSON.stringify({ exp: 1 }))}.signature`);
  const fetched = jest.spyOn(globalThis, 'fetch');
  await act(async () => void fireEvent.pointerEnter(await tab('Markets')));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('one of a watched release is not executed before it is opened, and shows a placeholder until then', async () => {
  await openOverview({ watched: true });
  const shown = everythingShown();
  await act(async () => void fireEvent.pointerEnter(await tab('Markets')));
  expect(remotesHere.loaded).toEqual(['finance 1.0.0']);
  const markets = await tab('Markets');
  await act(async () => void fireEvent.click(markets));
  expect(await screen.findByText('The terminal')).toBeInTheDocument();
  expect(shown()).toContain('Loading');
});

it('one that could not be preloaded is retried when it is opened', async () => {
  await openOverview();
  const working = remotesHere.onLoad;
  const said = [jest.spyOn(console, 'warn').mockImplementation(), jest.spyOn(console, 'error').mockImplementation()];
  remotesHere.onLoad = () => Promise.reject(new Error('lost'));
  await act(async () => void fireEvent.pointerEnter(await tab('Markets')));
  remotesHere.onLoad = working;
  const markets = await tab('Markets');
  await act(async () => void fireEvent.click(markets));
  expect(await screen.findByText('The terminal')).toBeInTheDocument();
  for (const spy of said) spy.mockRestore();
});
