import type { BrowserEvent } from '@plaza/contracts/events';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { api, type RemoteParts, useForm } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { ada, meetPlatform } from '../../testing/platform';
import { remoteOf, remotesHere } from '../../testing/remotes';
import { renderAt } from '../../testing/render';

const released: BrowserEvent = { type: 'remotes.changed', payload: { name: 'markets', version: '1.1.0' } };
const offer = 'A newer version is ready.';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const before = (version: string): Partial<RemoteDescriptor> => ({
  previous: { version, entry: `/remotes/markets/${version}/remoteEntry.js`, integrity: {} },
});

async function openMarkets() {
  const platform = meetPlatform(ada, ['markets']);
  await renderAt('/dashboard/markets');
  await waitFor(() => expect(platform.requests).toContain('GET /api/v1/events'));
  return {
    platform,
    /**
     * Has the platform give another version. @param previous the version before that; without, what is open was taken
     * back
     */
    release(version: string, previous?: string) {
      platform.version = version;
      platform.described = previous ? before(previous) : {};
      act(() => platform.sendEvent(released));
    },
  };
}

function hide(state: DocumentVisibilityState = 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function NoteForm({ version }: { version: string }) {
  const form = useForm({
    initial: { note: '' },
    validate: () => undefined,
    save: async () => ({ data: null }),
    onSaved: () => undefined,
  });
  return <input aria-label={`Note of ${version}`} {...form.input('note')} />;
}

interface AnswerProps {
  readonly useShape: () => { data?: string | undefined };
  readonly onSee: (data: string | undefined) => void;
}

function Answer({ useShape, onSee }: AnswerProps) {
  const { data } = useShape();
  onSee(data);
  return <p>{data && `Answer of ${data}`}</p>;
}

const versionIn = (entry: string) => entry.split('/')[3] ?? '';
const update = () => screen.findByRole('button', { name: 'Update' });

it('offers a newer version, and loads it on request', async () => {
  const { release } = await openMarkets();
  await screen.findByText('Markets of 1.0.0');
  release('1.1.0', '1.0.0');
  expect(await screen.findByText(offer)).toBeInTheDocument();
  expect(screen.getByText('Markets of 1.0.0')).toBeInTheDocument();
  await userEvent.click(await update());
  expect(await screen.findByText('Markets of 1.1.0')).toBeInTheDocument();
  expect(screen.queryByText('Markets of 1.0.0')).not.toBeInTheDocument();
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Markets' })).toHaveFocus();
});

it('loads it automatically as soon as the page is hidden, unless there is input', async () => {
  const { release } = await openMarkets();
  const field = await screen.findByLabelText('Markets of 1.0.0');
  await userEvent.type(field, 'x');
  release('1.1.0', '1.0.0');
  await screen.findByText(offer);
  hide();
  expect(remotesHere.loaded).toEqual(['markets 1.0.0']);
  hide('visible');
  await userEvent.clear(field);
  expect(screen.getByText('Markets of 1.0.0')).toBeInTheDocument();
  hide();
  expect(await screen.findByText('Markets of 1.1.0')).toBeInTheDocument();
});

it('leaves a rolled-back version at once, and forms keep their input', async () => {
  const dispose = jest.fn();
  remotesHere.onLoad = async ({ entry }) => {
    const version = versionIn(entry);
    return { contract: 1, tabs: { markets: () => <NoteForm version={version} /> }, dispose: () => dispose(version) };
  };
  const { release } = await openMarkets();
  await userEvent.type(await screen.findByLabelText('Note of 1.0.0'), 'half a thought');
  release('0.9.0');
  expect(await screen.findByLabelText('Note of 0.9.0')).toHaveValue('half a thought');
  await waitFor(() => expect(dispose.mock.calls).toEqual([['1.0.0']]));
  await userEvent.clear(screen.getByLabelText('Note of 0.9.0'));
  expect(screen.getByLabelText('Note of 0.9.0')).toHaveValue('');
});

it('renders another version without the cached answers of the previous one', async () => {
  const seen: string[] = [];
  remotesHere.onLoad = async ({ entry }) => {
    const version = versionIn(entry);
    const { useMarketsShapeQuery } = api.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({ marketsShape: build.query<string, void>({ queryFn: () => ({ data: version }) }) }),
    });
    const see = (data: string | undefined) => seen.push(`${version} sees ${data}`);
    return { contract: 1, tabs: { markets: () => <Answer useShape={useMarketsShapeQuery} onSee={see} /> } };
  };
  const { release } = await openMarkets();
  await screen.findByText('Answer of 1.0.0');
  release('0.9.0');
  expect(await screen.findByText('Answer of 0.9.0')).toBeInTheDocument();
  expect(seen).toContain('0.9.0 sees 0.9.0');
  expect(seen).not.toContain('0.9.0 sees 1.0.0');
});

it('keeps the open version if the newer one does not load, and retries on request', async () => {
  const { release } = await openMarkets();
  await screen.findByText('Markets of 1.0.0');
  const working = remotesHere.onLoad;
  remotesHere.onLoad = async () => Promise.reject(new Error('remoteEntry.js did not come'));
  release('1.1.0', '1.0.0');
  await userEvent.click(await update());
  await waitFor(() => expect(logged).toHaveBeenCalledWith('[plaza] markets stays at 1.0.0', expect.any(Error)));
  expect(screen.getByText('Markets of 1.0.0')).toBeInTheDocument();
  remotesHere.onLoad = working;
  await userEvent.click(await update());
  expect(await screen.findByText('Markets of 1.1.0')).toBeInTheDocument();
});

it('drops the failure of the previous version', async () => {
  remotesHere.onLoad = async ({ entry }) => {
    const version = versionIn(entry);
    const broken = () => {
      throw new Error('an error of the screen');
    };
    return version === '1.0.0' ? { contract: 1, tabs: { markets: broken } } : remoteOf(version);
  };
  const { release } = await openMarkets();
  await screen.findByText('Markets is unavailable');
  release('0.9.0');
  expect(await screen.findByText('Markets of 0.9.0')).toBeInTheDocument();
});

it('suggests reloading the page after three newer versions, and even then leaves a rolled-back one', async () => {
  const { release } = await openMarkets();
  await screen.findByText('Markets of 1.0.0');
  for (const minor of [1, 2, 3]) {
    release(`1.${minor}.0`, `1.${minor - 1}.0`);
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    await screen.findByText(`Markets of 1.${minor}.0`);
  }
  release('1.4.0', '1.3.0');
  expect(await screen.findByText(`${offer} Reload the page to get it.`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByText('Markets of 1.3.0')).toBeInTheDocument();
  for (const version of ['1.2.0', '1.1.0']) {
    release(version);
    await screen.findByText(`Markets of ${version}`);
  }
});

it('swaps a part in the frame, too', async () => {
  remotesHere.onLoad = async ({ entry }) => {
    const version = entry.split('/')[3] ?? '';
    const tellEntries: NonNullable<RemoteParts['accountMenu']> = ({ onEntries }) => {
      useEffect(() => onEntries([{ label: `Addresses of ${version}`, onSelect: () => undefined }]), [onEntries]);
      return null;
    };
    return { ...remoteOf(version), parts: { accountMenu: tellEntries } };
  };
  const { release } = await openMarkets();
  const menu = () => userEvent.click(screen.getByRole('button', { name: 'Account of Ada Byron' }));
  await menu();
  expect(await screen.findByRole('menuitem', { name: 'Addresses of 1.0.0' })).toBeInTheDocument();
  release('0.9.0'); // 1.0.0 was rolled back
  expect(await screen.findByRole('menuitem', { name: 'Addresses of 0.9.0' })).toBeInTheDocument();
});

it('marks a pinned version', async () => {
  const { platform } = await openMarkets();
  await screen.findByText('Markets of 1.0.0');
  platform.described = { pinned: true };
  act(() => platform.sendEvent(released));
  expect(await screen.findByText('Your own choice: version 1.0.0')).toBeInTheDocument();
});

it('shows why a remote is switched off in its place, and loads nothing of it', async () => {
  const platform = meetPlatform(ada, ['markets']);
  platform.described = { switchedOff: 'Prices are wrong today. We are working on it.' };
  await renderAt('/dashboard/markets');
  expect(await screen.findByText('Prices are wrong today. We are working on it.')).toBeInTheDocument();
  expect(screen.getByText('Markets is switched off')).toBeInTheDocument();
  expect(remotesHere.loaded).toEqual([]);
});
