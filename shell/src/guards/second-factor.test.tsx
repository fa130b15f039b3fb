import { updateUser, useAppDispatch, useUser } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, refused, server } from '../testing/platform';
import { remoteOf, remotesHere } from '../testing/remotes';
import { go, place, query, renderAt } from '../testing/render';

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify({ sub: ada.id, ...claims }))}.x`;
const restricted = tokenOf({ secondFactorMissing: true });
const open = tokenOf({});
const admin = { ...ada, role: 'admin_low', isAdmin: true } as const;
const words = /Administrators need two-factor authentication/;

/** Stands in for the dialog of the auth remote: switches two-factor on at once, and then shows the backup codes. */
function Setup({ onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const user = useUser();
  const dispatch = useAppDispatch();
  return (
    <>
      <button type="button" onClick={() => user && dispatch(updateUser({ ...user, twoFactorEnabled: true }))}>
        Switch it on
      </button>
      {user?.twoFactorEnabled && <p>The backup codes</p>}
      <button type="button" onClick={() => onOpenChange(false)}>
        Close it
      </button>
    </>
  );
}

/** An administrator who has yet to set it up; the server renews the session with a token that opens the panel. */
function meetAdministrator(renew: () => Response) {
  const platform = meetPlatform(admin);
  localStorage.setItem('jwt', restricted);
  server.use(http.post('/api/v1/auth/refresh', renew));
  remotesHere.onLoad = async () => {
    const remote = remoteOf('1.0.0');
    return { ...remote, parts: { ...remote.parts, twoFactorSetup: Setup } };
  };
  return platform;
}

const renewed = () => {
  const user = { ...admin, twoFactorEnabled: true };
  return HttpResponse.json({ success: true, data: { accessToken: open, user }, token: open, user });
};

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each(['/admin', '/dashboard/admin'])(
  '%s explains what is missing, and opens the panel once it is there',
  async (path) => {
    meetAdministrator(renewed);
    await renderAt(path);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Admin of 1.0.0')).not.toBeInTheDocument();
    await click('Set Up Two-Factor');
    await click('Switch it on');
    expect(await screen.findByText('The backup codes')).toBeVisible();
    await click('Close it');
    expect(await screen.findByText('Admin of 1.0.0')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(place()).toBe(path);
  },
);

it('stays closed if the setup is cancelled', async () => {
  meetAdministrator(renewed);
  await renderAt('/admin');
  await click('Set Up Two-Factor');
  await click('Close it');
  expect(await screen.findByRole('button', { name: 'Set Up Two-Factor' })).toBeVisible();
  expect(localStorage.getItem('jwt')).toBe(restricted);
});

it('can be opened later if the new token did not arrive at once', async () => {
  let answer = () => refused(500, 'Not now.', 'internal_error') as Response;
  meetAdministrator(() => answer());
  const logged = jest.spyOn(console, 'error').mockImplementation();
  await renderAt('/admin');
  await click('Set Up Two-Factor');
  await click('Switch it on');
  await click('Close it');
  const button = await screen.findByRole('button', { name: 'Open the Admin Panel' });
  answer = renewed;
  await userEvent.click(button);
  expect(await screen.findByText('Admin of 1.0.0')).toBeVisible();
  logged.mockRestore();
});

it('shows that the setup does not load, and can be retried', async () => {
  meetAdministrator(renewed);
  remotesHere.onLoad = async () => remoteOf('1.0.0');
  await renderAt('/admin');
  await click('Set Up Two-Factor');
  expect(await screen.findByText('The set-up could not be loaded')).toBeVisible();
  await click('Retry');
  expect(await screen.findByRole('button', { name: 'Set Up Two-Factor' })).toBeVisible();
});

it('does not block anything else', async () => {
  meetAdministrator(renewed);
  await renderAt('/admin');
  await userEvent.click(await screen.findByRole('link', { name: 'Not now' }));
  expect(await screen.findByText('Overview of 1.0.0')).toBeVisible();
});

describe('on the way elsewhere', () => {
  /** As the sign-in page leads to the panel. */
  async function arrive(next: string) {
    meetAdministrator(renewed);
    await renderAt('/dashboard');
    await go('/admin', { state: { next } });
    expect(await screen.findByText(words)).toBeVisible();
  }

  it('leads there without the setup', async () => {
    await arrive('/dashboard/markets?kind=bonds');
    await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
    expect(place()).toBe('/dashboard/markets');
    expect(query()).toBe('?kind=bonds');
  });

  it('leads there after the setup', async () => {
    await arrive('/dashboard/markets?kind=bonds');
    expect(screen.getByText(/you continue to where you were going right after\.$/)).toBeVisible();
    await click('Set Up Two-Factor');
    await click('Switch it on');
    await click('Close it');
    await waitFor(() => expect(place()).toBe('/dashboard/markets'));
    expect(query()).toBe('?kind=bonds');
  });

  it('to a part of the panel, leads to the dashboard without the setup, and there after it', async () => {
    await arrive('/dashboard/admin?view=audit');
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/dashboard');
    await click('Set Up Two-Factor');
    await click('Switch it on');
    await click('Close it');
    expect(await screen.findByText('Admin of 1.0.0')).toBeVisible();
    expect([place(), query()]).toEqual(['/dashboard/admin', '?view=audit']);
  });
});

it('is not required if the token does not require it', async () => {
  meetPlatform(admin);
  await renderAt('/admin');
  expect(await screen.findByText('Admin of 1.0.0')).toBeVisible();
});
