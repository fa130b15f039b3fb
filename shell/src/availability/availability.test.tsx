import type { TabAvailability } from '@plaza/contracts/availability';
import { act, screen, waitFor } from '@testing-library/react';
import { ada, meetPlatform } from '../testing/platform';
import { renderAt } from '../testing/render';

const away = (...tabs: TabAvailability['tabs']) => ({ type: 'availability.changed', payload: { tabs } }) as const;

async function openMarkets() {
  const platform = meetPlatform(ada, ['overview', 'markets']);
  await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  await waitFor(() => expect(platform.requests).toContain('GET /api/v1/events'));
  return platform;
}
const marked = (name: string) => screen.queryByRole('tab', { name });

it('marks the tabs whose service is down with a sentence, and shows it above the open one', async () => {
  const platform = await openMarkets();
  act(() => platform.sendEvent(away({ id: 'markets', trouble: 'away' })));
  expect(await screen.findByRole('tab', { name: 'Markets Markets does not answer just now.' })).toBeVisible();
  expect(marked('Overview')).toBeVisible();
  expect(screen.getByText(/^Markets does not answer just now\. What you see may be out of date/)).toBeVisible();
  expect(screen.getByText('Markets of 1.0.0')).toBeVisible();
});

it('shows nothing above an unaffected tab', async () => {
  const platform = await openMarkets();
  act(() => platform.sendEvent(away({ id: 'overview', trouble: 'slow' })));
  expect(await screen.findByRole('tab', { name: 'Overview Overview is slow to answer just now.' })).toBeVisible();
  expect(screen.queryByText(/^Markets/, { selector: 'span' })).toHaveTextContent(/^Markets$/);
});

it('removes the mark when the outage ends', async () => {
  const platform = await openMarkets();
  act(() => platform.sendEvent(away({ id: 'markets', trouble: 'away' })));
  expect(await screen.findByText(/does not answer just now\. What/)).toBeVisible();
  act(() => platform.sendEvent(away()));
  await waitFor(() => expect(screen.queryByText(/does not answer/)).not.toBeInTheDocument());
  expect(marked('Markets')).toBeVisible();
});

it('drops outages that are no longer reported', async () => {
  const platform = await openMarkets();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    act(() => platform.sendEvent(away({ id: 'markets', trouble: 'away' })));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(/does not answer just now\. What/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(screen.queryByText(/does not answer/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
