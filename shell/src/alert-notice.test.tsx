import type { BrowserEvent } from '@plaza/contracts/events';
import { toast, useLiveEvent } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { ada, meetPlatform } from './testing/platform';
import { remoteOf, remotesHere } from './testing/remotes';
import { renderAt } from './testing/render';

const fired = {
  type: 'alert.fired',
  payload: {
    id: 'a5a1cf0c-95e1-4a2c-9f76-5e0d4b7b3c01',
    alertId: 'a5a1cf0c-95e1-4a2c-9f76-5e0d4b7b3c02',
    kind: 'crypto',
    key: 'bitcoin',
    name: 'Bitcoin',
    direction: 'above',
    threshold: 100_000,
    price: 100_010.5,
    at: '2026-11-20T12:00:00.000Z',
    seen: false,
  },
} satisfies BrowserEvent;

/** Opens a page, and sends it the event of an alert that fired. */
async function fireAlertAt(path: string, text: string, event: BrowserEvent = fired) {
  const platform = meetPlatform(ada, ['overview', 'markets']);
  await renderAt(path);
  await screen.findByText(text);
  await waitFor(() => expect(platform.requests).toContain('GET /api/v1/events'));
  act(() => platform.sendEvent(event));
}

/** The Markets tab, with a toast of its own. */
function Markets() {
  useLiveEvent('alert.fired', () => void toast({ title: 'Bitcoin rose to $100,010.50' }));
  return <p>The terminal</p>;
}

/** The toast. */
const notice = () => screen.findByRole('listitem');

it.each([
  ['/dashboard/overview', 'Overview of 1.0.0'],
  ['/profile', 'Page /profile of 1.0.0'],
])('a price alert that fires is announced at %s too', async (path, text) => {
  await fireAlertAt(path, text);
  expect(await notice()).toHaveTextContent('Bitcoin rose to 100,010.5');
  expect(await notice()).toHaveTextContent('Your price alert fired. Markets lists it under Alerts.');
});

it.each([
  ['crypto', 1_234_567.891, '1,234,567.89'],
  ['crypto', 0.0000182, '0.0000182'],
  ['forex', 15_873.01234, '15,873.0123'],
] as const)('an alert of %s at %d shows the same digits as the list of alerts', async (kind, price, digits) => {
  await fireAlertAt('/dashboard/overview', 'Overview of 1.0.0', {
    ...fired,
    payload: { ...fired.payload, kind, price },
  });
  expect(await notice()).toHaveTextContent(`Bitcoin rose to ${digits}Your price alert`);
});

it('leaves the announcement to Markets while that is open', async () => {
  remotesHere.onLoad = async () => ({ ...remoteOf('1.0.0'), tabs: { markets: Markets } });
  await fireAlertAt('/dashboard/markets', 'The terminal');
  expect(await notice()).toHaveTextContent('Bitcoin rose to $100,010.50');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
