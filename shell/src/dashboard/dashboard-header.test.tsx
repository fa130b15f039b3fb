import { roleBadge, roles } from '@plaza/contracts/roles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, meetPlatform } from '../testing/platform';
import { remoteOf, remotesHere } from '../testing/remotes';
import { go, goBack, place, query, renderAt } from '../testing/render';

async function openDashboard(user = ada) {
  const platform = meetPlatform(user);
  const store = await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  return { platform, store };
}

it('leads to the dashboard by the logo', async () => {
  await openDashboard();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Plaza' })).toHaveAttribute('href', '/dashboard');
});

describe('the settings', () => {
  it('cover the tabs, and Back to Dashboard returns to these with their input', async () => {
    await openDashboard();
    await userEvent.type(screen.getByLabelText('Markets of 1.0.0'), 'half a word');
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const overlay = screen.getByRole('dialog', { name: 'Settings' });
    expect(within(overlay).getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Markets' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    const back = screen.getByRole('button', { name: 'Back to Dashboard' });
    expect(back).toHaveFocus();
    await userEvent.click(back);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Markets of 1.0.0')).toHaveValue('half a word');
    expect(screen.getByRole('tab', { name: 'Markets' })).toBeVisible();
  });

  it('close with Escape, except with one that closes a list inside them', async () => {
    await openDashboard();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are a separate place: in the URL and the title, and a history entry that Back undoes', async () => {
    await openDashboard();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(query()).toBe('?settings=open');
    expect(document.title).toBe('Settings · Plaza');
    await goBack();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(query()).toBe('');
    expect(document.title).toBe('Markets · Plaza');
  });

  it('leave no history entry when they are closed by their own button', async () => {
    await openDashboard();
    await go('/dashboard/overview');
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await goBack();
    expect(place()).toBe('/dashboard/markets');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('open by their URL, and close to the tab below', async () => {
    meetPlatform(ada);
    await renderAt('/dashboard?settings=open');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(await screen.findByText('Overview of 1.0.0')).toBeVisible();
    expect(query()).toBe('');
  });

  it('contain the settings of the finance remote, which are omitted after a failure until a retry', async () => {
    await openDashboard();
    remotesHere.onLoad = async () => {
      throw new Error('not to be had');
    };
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByText('The currency settings could not be loaded')).toBeVisible();
    remotesHere.onLoad = async () => remoteOf('1.0.0');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The base currency')).toBeVisible();
  });

  it('contain no finance settings for a user without a finance tab', async () => {
    const platform = meetPlatform(ada);
    platform.tabs = ['markets'];
    await renderAt('/dashboard/markets');
    await screen.findByText('Markets of 1.0.0');
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(remotesHere.loaded).toEqual(['markets 1.0.0']);
  });

  it('change the theme, which this browser remembers', async () => {
    await openDashboard();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }));
    await userEvent.click(screen.getByRole('option', { name: 'Dark' }));
    expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('Dark');
    expect(localStorage.getItem('plaza.color-mode')).toBe('dark');
  });
});

describe('without a network', () => {
  let onLine: jest.SpyInstance;
  const happens = (type: 'online' | 'offline') => {
    onLine.mockReturnValue(type === 'online');
    return act(async () => window.dispatchEvent(new Event(type)));
  };
  beforeEach(() => {
    onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
  afterEach(() => onLine.mockRestore());

  it('the header shows it until it is back', async () => {
    await openDashboard();
    const notice = within(screen.getByRole('banner')).getByRole('status');
    expect(notice).toBeEmptyDOMElement();
    await happens('offline');
    expect(notice).toHaveTextContent('You are offline. What you see may be out of date.');
    await happens('online');
    expect(notice).toBeEmptyDOMElement();
  });

  it('settings that failed to load are retried when it is back', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await openDashboard();
    remotesHere.onLoad = async () => {
      throw new Error('no network');
    };
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByText('The currency settings could not be loaded')).toBeVisible();
    remotesHere.onLoad = async () => remoteOf('1.0.0');
    await happens('online');
    expect(await screen.findByText('The base currency')).toBeVisible();
    logged.mockRestore();
  });
});

it('signs out to the landing page: server, browser and cache', async () => {
  const { platform, store } = await openDashboard();
  const requestsBefore = platform.requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
  expect(place()).toBe('/');
  expect(localStorage.getItem('user')).toBeNull();
  expect(store.getState().session).toMatchObject({ token: null, user: null });
  expect(store.getState().api.queries).toEqual({});
  expect(platform.requests.slice(requestsBefore)).toEqual(['POST /api/v1/auth/signout']);
});

describe('the avatar menu', () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Account of Ada Byron' }));

  it.each(roles)('shows name, e-mail and role of %s', async (role) => {
    await openDashboard({ ...ada, role });
    expect(screen.getByRole('button', { name: 'Account of Ada Byron' })).toHaveTextContent('AB');
    await openMenu();
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('Ada Byron')).toBeInTheDocument();
    expect(within(menu).getByText('ada@example.com')).toBeInTheDocument();
    expect(within(menu).getByText(roleBadge(role))).toBeInTheDocument();
  });

  it('contains the entries of the auth remote: addresses that open in another tab, and dialogs', async () => {
    await openDashboard();
    await openMenu();
    const home = await screen.findByRole('menuitem', { name: /Main: Home/ });
    expect(home).toHaveTextContent('1 King Street');
    expect(home).toHaveAttribute('href', 'https://maps.example/?to=1');
    expect(home).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Manage Addresses' }));
    expect(await screen.findByText('The address book')).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('works without that remote, and requests it again on demand', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await openDashboard();
    const { onLoad } = remotesHere;
    remotesHere.onLoad = async () => {
      throw new Error('gone');
    };
    await openMenu();
    const again = await screen.findByRole('menuitem', { name: 'Show Addresses and Two-Factor' });
    expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBeInTheDocument();
    remotesHere.onLoad = onLoad;
    await userEvent.click(again);
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: /Main: Home/ })).toBeInTheDocument();
    logged.mockRestore();
  });

  it('leads to the profile settings', async () => {
    await openDashboard();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
    expect(await screen.findByText('Page /profile of 1.0.0')).toBeInTheDocument();
  });

  it('signs out to the sign-in page', async () => {
    await openDashboard();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
    expect(place()).toBe('/signin');
  });

  it('keeps the rest of the page accessible to a screen reader', async () => {
    await openDashboard();
    await openMenu();
    expect(screen.getByRole('tab', { name: 'Markets' })).toBeInTheDocument();
  });
});
