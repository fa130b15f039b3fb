import type { RemoteModule } from '@plaza/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { ada, meetPlatform } from '../testing/platform';
import { remoteOf, remotesHere } from '../testing/remotes';
import { go, place, renderAt } from '../testing/render';
import { LoadTimeout } from './loading/load-timeout';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => logged.mockRestore());

const failing = async (): Promise<RemoteModule> => {
  throw new Error('remoteEntry.js did not come');
};
const working = remotesHere.onLoad;

async function openMarkets() {
  meetPlatform(ada, ['overview', 'markets']);
  await renderAt('/dashboard/markets');
}

describe('a remote that does not load', () => {
  it('affects only its own place: other tabs still open', async () => {
    remotesHere.onLoad = async (source) => (source.name === 'markets' ? failing() : working(source));
    await openMarkets();
    expect(await screen.findByText('Markets is unavailable')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This area did not load. The rest of Plaza works as before.');
    expect(logged).toHaveBeenCalledWith('[plaza] Markets failed', expect.any(Error));
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is loaded by Retry, and stays when it is visited again', async () => {
    remotesHere.onLoad = failing;
    await openMarkets();
    await screen.findByText('Markets is unavailable');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Markets is unavailable')).toBeInTheDocument();
    remotesHere.onLoad = working;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await screen.findByText('Overview of 1.0.0');
    await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual(['markets 1.0.0', 'markets 1.0.0', 'markets 1.0.0', 'finance 1.0.0']);
  });

  it('is loaded when the network is back, and shows until then that there is none', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    remotesHere.onLoad = failing;
    await openMarkets();
    expect(await screen.findByRole('alert')).toHaveTextContent('This area is loaded as soon as the network is back.');
    remotesHere.onLoad = working;
    onLine.mockRestore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
  });

  it('is retried once more if the network that is back did not work yet', async () => {
    remotesHere.onLoad = failing;
    await openMarkets();
    await screen.findByText('Markets is unavailable');
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(remotesHere.loaded).toHaveLength(2));
    remotesHere.onLoad = working;
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
  });

  it('is requested again when it is visited again', async () => {
    remotesHere.onLoad = async (source) => (source.name === 'markets' ? failing() : working(source));
    await openMarkets();
    await screen.findByText('Markets is unavailable');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await screen.findByText('Overview of 1.0.0');
    remotesHere.onLoad = working;
    await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
  });
});

describe('a late remote', () => {
  async function openLate() {
    let come: (remote: RemoteModule) => void = () => undefined;
    const arrival = new Promise<RemoteModule>((resolve) => {
      come = resolve;
    });
    remotesHere.onLoad = async () => {
      throw new LoadTimeout('markets did not load in time', arrival);
    };
    await openMarkets();
    expect(await screen.findByText('Markets is unavailable')).toBeInTheDocument();
    return () => act(async () => come(remoteOf('1.0.0')));
  }

  it('replaces the message as soon as it has loaded', async () => {
    const come = await openLate();
    await come();
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(remotesHere.loaded).toEqual(['markets 1.0.0']);
  });

  it('is not requested twice by Retry while it loads', async () => {
    const come = await openLate();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText('Markets is unavailable')).not.toBeInTheDocument();
    await come();
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual(['markets 1.0.0']);
  });

  it('does not affect a user who has moved on to another tab', async () => {
    const come = await openLate();
    remotesHere.onLoad = working;
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await screen.findByText('Overview of 1.0.0');
    await come();
    expect(screen.getByText('Overview of 1.0.0')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual(['markets 1.0.0', 'finance 1.0.0']);
  });
});

it('shows a skeleton of its content meanwhile', async () => {
  let come: (remote: RemoteModule) => void = () => undefined;
  remotesHere.onLoad = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  await openMarkets();
  await waitFor(() => expect(remotesHere.loaded).toEqual(['markets 1.0.0']));
  expect(within(screen.getByRole('tabpanel')).getByRole('status')).toHaveTextContent('Loading');
  come(remoteOf('1.0.0'));
  expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
});

it('keeps an error of a screen inside its place, and Retry loads it again', async () => {
  remotesHere.onLoad = async () => ({
    contract: 1,
    tabs: {
      markets: () => {
        throw new Error('an error of the screen');
      },
    },
  });
  await openMarkets();
  expect(await screen.findByText('Markets is unavailable')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Overview' })).toBeInTheDocument();
  remotesHere.onLoad = working;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
});

it('keeps the error of one tab out of another tab of the same remote', async () => {
  const { tabs } = remoteOf('1.0.0');
  const broken = () => {
    throw new Error('an error of the screen');
  };
  remotesHere.onLoad = async () => ({ contract: 1, tabs: { ...tabs, overview: broken } });
  meetPlatform(ada);
  await renderAt('/dashboard/overview');
  await screen.findByText('Overview is unavailable');
  await userEvent.click(screen.getByRole('tab', { name: 'Value Accounts' }));
  expect(await screen.findByText('Value Accounts of 1.0.0')).toBeInTheDocument();
});

it('restores a remote whose inner chunk was lost, which React would remember', async () => {
  let isLost = true;
  remotesHere.onLoad = async () => {
    const Inner = lazy(async () => {
      if (isLost) throw new Error('Loading chunk 7 failed.');
      return { default: () => <p>the inner part</p> };
    });
    return {
      contract: 1,
      tabs: {
        markets: () => (
          <Suspense fallback="inner part coming">
            <Inner />
          </Suspense>
        ),
      },
    };
  };
  await openMarkets();
  await screen.findByText('Markets is unavailable');
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the inner part')).toBeInTheDocument();
});

describe('a page of a remote', () => {
  it('that does not load shows it, with a way home and a Retry', async () => {
    remotesHere.onLoad = failing;
    meetPlatform(null);
    await renderAt('/signin');
    expect(await screen.findByText('This page is unavailable')).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('link', { name: 'Plaza' }));
    remotesHere.onLoad = working;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
  });

  it('drops its failure when another one is opened', async () => {
    const { routes } = remoteOf('1.0.0');
    const broken = () => {
      throw new Error('an error of the page');
    };
    remotesHere.onLoad = async () => ({ contract: 1, tabs: {}, routes: { ...routes, '/signin': broken } });
    meetPlatform(null);
    await renderAt('/signin');
    await screen.findByText('This page is unavailable');
    await go('/signup');
    expect(await screen.findByText('Page /signup of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/signup');
  });
});
