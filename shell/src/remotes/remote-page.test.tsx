import { TextInput } from '@plaza/ui';
import type { RemoteModule } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, meetPlatform } from '../testing/platform';
import { remoteOf, remotesHere } from '../testing/remotes';
import { go, goBack, renderAt } from '../testing/render';

const Profile = ({ version }: { version: string }) => (
  <main tabIndex={-1}>
    <h1>Profile Settings of {version}</h1>
  </main>
);

const SignIn = () => (
  <main tabIndex={-1}>
    <TextInput aria-label="Email" autoFocus />
  </main>
);

/** The auth remote with pages as it draws them, once `coming` is settled. */
function serveAuth(coming: Promise<void> = Promise.resolve()) {
  const others = remotesHere.onLoad;
  remotesHere.onLoad = async (source): Promise<RemoteModule> => {
    if (source.name !== 'auth') return others(source);
    await coming;
    const version = source.entry.split('/')[3] ?? '';
    return { ...remoteOf(version), routes: { '/profile': () => <Profile version={version} />, '/signin': SignIn } };
  };
}

const profile = (version = '1.0.0') => screen.findByRole('heading', { name: `Profile Settings of ${version}` });
let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(window, 'scrollTo');
});
afterEach(() => scrolled.mockRestore());

describe('the keyboard focus', () => {
  it('moves to a page that a link opened, at its top, also if it loads late', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    meetPlatform(ada);
    serveAuth(coming);
    await renderAt('/about');
    await go('/profile');
    scrolled.mockClear();
    await act(async () => come());
    await profile();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('moves once: another version of the page keeps the scroll position', async () => {
    const platform = meetPlatform(ada);
    serveAuth();
    await renderAt('/about');
    await go('/profile');
    await profile();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(platform.requests).toContain('GET /api/v1/events'));
    scrolled.mockClear();
    platform.version = '0.9.0';
    act(() => platform.sendEvent({ type: 'remotes.changed', payload: { name: 'auth', version: '0.9.0' } }));
    await profile('0.9.0');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('stays in a field that took it', async () => {
    meetPlatform(null);
    serveAuth();
    await renderAt('/about');
    await go('/signin');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('is left to the browser after a reload, or Back', async () => {
    meetPlatform(ada);
    serveAuth();
    await renderAt('/profile');
    await profile();
    expect(document.body).toHaveFocus();
    await go('/about');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await goBack();
    await profile();
    expect(document.body).toHaveFocus();
  });

  it('moves to the message in place of a page that does not load, and to the page that loads after all', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    meetPlatform(ada);
    serveAuth();
    const working = remotesHere.onLoad;
    remotesHere.onLoad = async () => {
      throw new Error('remoteEntry.js did not come');
    };
    await renderAt('/about');
    await go('/profile');
    expect(await screen.findByText('This page is unavailable')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    remotesHere.onLoad = working;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await profile();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    logged.mockRestore();
  });
});
