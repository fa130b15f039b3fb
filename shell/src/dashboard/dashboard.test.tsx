import { type BuiltInTab, defaultTabs, tabIds, tabLabels } from '@plaza/contracts/tabs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, refused, server } from '../testing/platform';
import { remoteOf, remotesHere } from '../testing/remotes';
import { goBack, place, query, renderAt } from '../testing/render';

const failTabs = () =>
  server.use(http.get('/api/v1/auth/my-tab-permissions', () => refused(500, 'It broke.', 'internal_error')));
const tabs = async () => {
  const list = await screen.findByRole('tablist', { name: 'Areas' });
  return within(list)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
};
const labelsOf = (ids: readonly BuiltInTab[]) => ids.map((id) => tabLabels[id]);

describe('the tabs', () => {
  it('are fourteen for users with all of them, with the labels of the product', async () => {
    meetPlatform({ ...ada, role: 'admin_high', isAdmin: true }, tabIds);
    await renderAt('/dashboard');
    expect(await tabs()).toEqual([
      'Overview',
      'Markets',
      'Value Accounts',
      'Contractors',
      'Messages',
      'Bookings',
      'Profile',
      'Map',
      'Placeholder 1',
      'Placeholder 2',
      'Placeholder 3',
      'Placeholder 4',
      'Placeholder 5',
      'Admin',
    ]);
  });

  it.each([1, 2, 3, 4, 5] as const)('show that placeholder %d is coming soon', async (number) => {
    meetPlatform({ ...ada, role: 'admin_high', isAdmin: true }, tabIds);
    await renderAt(`/dashboard/placeholder${number}`);
    expect(await screen.findByText('Coming Soon')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: `Placeholder ${number}`, selected: true })).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual([]);
  });

  it('are opened by clicks, each at its own URL', async () => {
    meetPlatform(ada);
    await renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('tab', { name: 'Value Accounts' }));
    expect(await screen.findByText('Value Accounts of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/dashboard/finance_manager');
  });

  it('open the last of two that are clicked while the first one loads', async () => {
    meetPlatform(ada, ['placeholder1', 'finance_manager', 'markets']);
    await renderAt('/dashboard/placeholder1');
    const arrive: Record<string, () => void> = {};
    remotesHere.onLoad = async ({ name }) => {
      await new Promise<void>((resolve) => {
        arrive[name] = resolve;
      });
      return remoteOf('1.0.0');
    };
    fireEvent.click(await screen.findByRole('tab', { name: 'Value Accounts' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Markets' }));
    await waitFor(() => expect(Object.keys(arrive)).toEqual(['finance', 'markets']));
    for (const come of Object.values(arrive)) {
      come();
      await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    }
    await screen.findByRole('tab', { name: 'Markets', selected: true });
    expect(place()).toBe('/dashboard/markets');
  });

  it('open below settings that are opened while they load, which lead back to them', async () => {
    meetPlatform(ada);
    await renderAt('/dashboard/markets');
    fireEvent.click(await screen.findByRole('tab', { name: 'Value Accounts' }));
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await waitFor(() => expect(place()).toBe('/dashboard/finance_manager'));
    expect(query()).toBe('?settings=open');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect([place(), query()]).toEqual(['/dashboard/finance_manager', '']);
    await goBack();
    expect([place(), query()]).toEqual(['/dashboard/markets', '']);
  });

  it('from the server take precedence over the defaults of the role, in the order of the product', async () => {
    meetPlatform(ada, ['map', 'markets']);
    await renderAt('/dashboard');
    expect(await tabs()).toEqual(['Markets', 'Map']);
  });

  it('are those of the role while the server does not answer', async () => {
    meetPlatform(ada, ['markets']);
    failTabs();
    await renderAt('/dashboard');
    expect(await tabs()).toEqual(labelsOf(defaultTabs.user));
  });

  it.each([
    ['user', ['Overview', 'Markets', 'Value Accounts', 'Contractors', 'Messages', 'Bookings', 'Profile']],
    [
      'municipal_government',
      ['Overview', 'Markets', 'Value Accounts', 'Contractors', 'Messages', 'Bookings', 'Profile'],
    ],
    ['contractor_employee', [...labelsOf(defaultTabs.user), 'Map']],
    ['contractor', [...labelsOf(defaultTabs.user), 'Map', 'Admin']],
    ['admin_low', [...labelsOf(defaultTabs.user), 'Map', 'Admin']],
    ['admin_high', labelsOf(tabIds)],
  ] as const)('of %s are the defaults of that role then', async (role, labels) => {
    meetPlatform({ ...ada, role });
    failTabs();
    await renderAt('/dashboard');
    expect(await tabs()).toEqual(labels);
  });

  it('can be reduced for a contractor to the admin tab, which stays if it is permitted', async () => {
    meetPlatform({ ...ada, role: 'contractor' }, ['bookings']);
    await renderAt('/dashboard');
    expect(await tabs()).toEqual(['Bookings']);
  });

  it('show that they are loading until they are known', async () => {
    meetPlatform(ada);
    server.use(http.get('/api/v1/auth/my-tab-permissions', () => new Promise<Response>(() => undefined)));
    await renderAt('/dashboard');
    expect(screen.getByText('Loading tabs...')).toBeInTheDocument();
  });

  it('show that there are none if there are none', async () => {
    meetPlatform(ada, []);
    await renderAt('/dashboard');
    expect(await screen.findByText('No accessible tabs. Contact administrator.')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(document.title).toBe('Dashboard · Plaza');
  });

  it('can be requested again if neither they nor the user are known', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    meetPlatform(ada);
    localStorage.removeItem('user');
    failTabs();
    server.use(http.get('/api/v1/auth/me', () => refused(500, 'It broke.', 'internal_error')));
    await renderAt('/dashboard');
    expect(await screen.findByText('It broke.')).toBeInTheDocument();
    meetPlatform(ada);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await tabs()).toEqual(labelsOf(defaultTabs.user));
    expect(await screen.findByRole('button', { name: 'Account of Ada Byron' })).toBeInTheDocument();
    logged.mockRestore();
  });
});

describe('the active tab', () => {
  it('is the first available one', async () => {
    meetPlatform(ada, ['messages', 'markets']);
    await renderAt('/dashboard');
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/dashboard/markets');
  });

  it('is the first one if it is hidden', async () => {
    meetPlatform(ada, ['messages', 'markets']);
    await renderAt('/dashboard/overview');
    expect(await screen.findByRole('tab', { name: 'Markets', selected: true })).toBeInTheDocument();
    expect(place()).toBe('/dashboard/markets');
  });

  it('is not found if there is none of that name', async () => {
    meetPlatform(ada);
    await renderAt('/dashboard/treasure');
    expect(await screen.findByText('404 Page Not Found')).toBeInTheDocument();
  });
});

describe('the admin tab', () => {
  it.each([
    ['contractor', false],
    ['admin_low', true],
    ['admin_high', true],
  ] as const)('of %s is rendered by the admin remote', async (role, isAdmin) => {
    meetPlatform({ ...ada, role, isAdmin });
    await renderAt('/dashboard/admin');
    expect(await screen.findByText('Admin of 1.0.0')).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual(['admin 1.0.0']);
  });

  it.each(['user', 'municipal_government', 'contractor_employee'] as const)(
    'is not shown to %s, by default or otherwise',
    async (role) => {
      meetPlatform({ ...ada, role }, ['overview', 'admin']);
      failTabs();
      await renderAt('/dashboard/admin');
      expect(await tabs()).not.toContain('Admin');
      expect(place()).toBe('/dashboard/overview');
    },
  );
});

describe('remotes', () => {
  it('are requested when one of their tabs is opened, and never without such a tab', async () => {
    meetPlatform(ada, ['markets', 'bookings', 'placeholder1']);
    await renderAt('/dashboard');
    await screen.findByText('Markets of 1.0.0');
    expect(remotesHere.loaded).toEqual(['markets 1.0.0']);
    await userEvent.click(screen.getByRole('tab', { name: 'Bookings' }));
    await screen.findByText('Bookings of 1.0.0');
    await userEvent.click(screen.getByRole('tab', { name: 'Placeholder 1' }));
    await screen.findByText('Coming Soon');
    expect(remotesHere.loaded).toEqual(['markets 1.0.0', 'marketplace 1.0.0']);
  });

  it('that the gateway does not list are not requested, although the tab is shown', async () => {
    meetPlatform(ada, ['markets']);
    server.use(http.get('/api/v1/remotes', () => HttpResponse.json([])));
    await renderAt('/dashboard');
    expect(await screen.findByText('Markets is unavailable')).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual([]);
  });

  it('can be requested again if the gateway did not list them', async () => {
    meetPlatform(ada, ['markets']);
    server.use(
      http.get('/api/v1/remotes', () => refused(503, 'The registry does not answer.', 'upstream_unavailable')),
    );
    await renderAt('/dashboard');
    expect(await screen.findByText('The registry does not answer.')).toBeInTheDocument();
    meetPlatform(ada, ['markets']);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
  });

  it('without the part of a tab show that it is coming soon', async () => {
    meetPlatform(ada, ['markets']);
    remotesHere.onLoad = async () => ({ contract: 1, tabs: {} });
    await renderAt('/dashboard');
    expect(await screen.findByText('Coming Soon')).toBeInTheDocument();
  });
});

describe('the debug dump', () => {
  it('is logged with Ctrl+Shift+D, and contains no secrets', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation();
    meetPlatform(ada, ['markets']);
    localStorage.setItem('jwt', 'eyJ-secret');
    await renderAt('/dashboard');
    await screen.findByText('Markets of 1.0.0');
    await userEvent.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith(
      '[plaza] debug dump',
      expect.objectContaining({
        user: { id: ada.id, role: 'user', isAdmin: false },
        tabs: ['markets'],
        active: 'markets',
        remotes: [expect.objectContaining({ name: 'auth' }), { name: 'markets', version: '1.0.0', tabs: ['markets'] }],
      }),
    );
    const text = JSON.stringify(logged.mock.calls);
    expect(text).not.toContain('eyJ-secret');
    expect(text).not.toContain(ada.email);
    logged.mockRestore();
  });

  it('is not logged with other keys, or after the dashboard is left', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation();
    meetPlatform(ada, ['markets']);
    await renderAt('/dashboard');
    await screen.findByText('Markets of 1.0.0');
    await userEvent.keyboard('{Control>}d{/Control}{Shift>}d{/Shift}');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(place()).toBe('/'));
    await userEvent.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('the tab of an area that is not built in', () => {
  const points = { id: 'loyalty_points', label: 'Points', icon: 'star', area: 'loyalty' };
  const own = ['overview', 'loyalty_points'];
  const meet = (tabs: readonly string[] = own, changes: Partial<typeof points> = {}) =>
    Object.assign(meetPlatform(ada, tabs), { areaTabs: [{ ...points, ...changes }] });
  const told = (platform: ReturnType<typeof meetPlatform>) =>
    act(() => platform.sendEvent({ type: 'permissions.changed', payload: { version: 2, roles: ['user'] } }));
  const isListening = (platform: ReturnType<typeof meetPlatform>) =>
    waitFor(() => expect(platform.requests).toContain('GET /api/v1/events'));

  it('is listed after the others with its label and icon, and loads its remote like them', async () => {
    meet();
    await renderAt('/dashboard/loyalty_points');
    expect(await screen.findByText('Points of 1.0.0')).toBeInTheDocument();
    expect(await tabs()).toEqual(['Overview', 'Points']);
    expect(remotesHere.loaded).toEqual(['loyalty 1.0.0']);
    expect(document.title).toBe('Points · Plaza');
    const drawn = (name: string) => screen.getByRole('tab', { name }).querySelector('path')?.getAttribute('d');
    expect(drawn('Points')).not.toBe(drawn('Overview'));
  });

  it('has the icon of any other if its own is unknown here', async () => {
    meet(['placeholder1', 'loyalty_points'], { icon: 'hologram' });
    await renderAt('/dashboard/placeholder1');
    const drawn = async (name: string) => (await screen.findByRole('tab', { name })).innerHTML.replace(name, '');
    expect(await drawn('Points')).toBe(await drawn('Placeholder 1'));
  });

  it('appears in an open page, changes its label, and disappears', async () => {
    const platform = meet(['overview']);
    await renderAt('/dashboard/overview');
    expect(await tabs()).toEqual(['Overview']);
    await isListening(platform);
    platform.tabs = own;
    told(platform);
    await userEvent.click(await screen.findByRole('tab', { name: 'Points' }));
    expect(await screen.findByText('Points of 1.0.0')).toBeInTheDocument();
    platform.areaTabs = [{ ...points, label: 'Stars' }];
    told(platform);
    expect(await screen.findByRole('tab', { name: 'Stars', selected: true })).toBeInTheDocument();
    platform.tabs = ['overview'];
    told(platform);
    expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/dashboard/overview');
    expect(await tabs()).toEqual(['Overview']);
  });

  it('is shown as unavailable if its remote has no release', async () => {
    meet();
    server.use(http.get('/api/v1/remotes', () => HttpResponse.json([])));
    await renderAt('/dashboard/loyalty_points');
    expect(await screen.findByText('Points is unavailable')).toBeInTheDocument();
  });

  it('is not shown to a user without it', async () => {
    meet(['overview']);
    await renderAt('/dashboard/loyalty_points');
    expect(await screen.findByText('404 Page Not Found')).toBeInTheDocument();
    expect(remotesHere.loaded).toEqual([]);
  });
});
