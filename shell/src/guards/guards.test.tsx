import { clearSession } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, server } from '../testing/platform';
import { remotesHere } from '../testing/remotes';
import { place, query, renderAt } from '../testing/render';

describe('without a token', () => {
  it.each([
    ['/dashboard', ''],
    ['/profile', '/profile'],
    ['/dashboard/markets', '/dashboard/markets'],
    ['/dashboard/bookings?status=pending&q=a%26b#top', '/dashboard/bookings?status=pending&q=a%26b#top'],
  ])('%s leads to /signin, with the page to continue with', async (path, next) => {
    meetPlatform(null);
    await renderAt(path);
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/signin');
    expect(new URLSearchParams(query()).get('next') ?? '').toBe(next);
  });

  it('another site is never the page to continue with', async () => {
    meetPlatform(null);
    await renderAt('/dashboard//evil.example');
    expect(screen.getByText('404 Page Not Found')).toBeInTheDocument();
    expect(query()).toBe('');
  });

  it('an empty one is ignored', async () => {
    meetPlatform(null);
    localStorage.setItem('jwt', '');
    await renderAt('/dashboard');
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
  });

  it('/admin is denied and leads to /signin', async () => {
    meetPlatform(null);
    await renderAt('/admin');
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
    expect(screen.getByText('Access Denied')).toBeInTheDocument();
    expect(query()).toBe('?next=%2Fadmin');
  });
});

describe('a session that ends', () => {
  it('leads to /signin, and from there back to the same page', async () => {
    meetPlatform(ada);
    const store = await renderAt('/dashboard/markets?tab=forex');
    await screen.findByText('Markets of 1.0.0');
    await act(async () => store.dispatch(clearSession()));
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
    expect(new URLSearchParams(query()).get('next')).toBe('/dashboard/markets?tab=forex');
  });
});

describe('with a token', () => {
  it('/profile and /dashboard open', async () => {
    meetPlatform(ada);
    await renderAt('/profile');
    expect(await screen.findByText('Page /profile of 1.0.0')).toBeInTheDocument();
  });

  it('nobody is redirected before the server has answered who is signed in', async () => {
    meetPlatform(ada);
    localStorage.removeItem('user');
    let answer: (response: Response) => void = () => undefined;
    server.use(
      http.get(
        '/api/v1/auth/me',
        () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    await renderAt('/dashboard');
    expect(place()).toBe('/dashboard');
    answer(HttpResponse.json({ success: true, data: { user: ada }, user: ada }));
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeInTheDocument();
  });
});

describe('/admin', () => {
  it('is denied to users who are not an admin, in these words, and leads to /dashboard', async () => {
    meetPlatform({ ...ada, role: 'contractor' });
    await renderAt('/admin');
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeInTheDocument();
    expect(place()).toBe('/dashboard/overview');
    expect(screen.getByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText('You need admin privileges to access this page.')).toBeInTheDocument();
    expect(remotesHere.loaded).not.toContain('admin 1.0.0');
  });

  it('opens the panel for users with the flag, whatever their role', async () => {
    meetPlatform({ ...ada, isAdmin: true }, ['overview', 'admin']);
    await renderAt('/admin');
    expect(await screen.findByText('Admin of 1.0.0')).toBeInTheDocument();
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect(await screen.findByText('Admin of 1.0.0')).toBeVisible();
    expect(place()).toBe('/admin');
  });

  it('is not denied to an administrator whose user could not be fetched, and opens on Retry', async () => {
    meetPlatform({ ...ada, isAdmin: true }, ['overview', 'admin']);
    localStorage.removeItem('user');
    const logged = jest.spyOn(console, 'error').mockImplementation();
    server.use(http.get('/api/v1/auth/me', () => HttpResponse.error(), { once: true }));
    await renderAt('/admin');
    expect(await screen.findByText('Your account could not be loaded. Please try again.')).toBeVisible();
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
    expect(place()).toBe('/admin');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Admin of 1.0.0')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('shows that Retry is at work, until it has failed again', async () => {
    meetPlatform({ ...ada, isAdmin: true }, ['overview', 'admin']);
    localStorage.removeItem('user');
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const failures: (() => void)[] = [];
    const holdUser = () =>
      new Promise<Response>((resolve) => {
        failures.push(() => resolve(HttpResponse.error()));
      });
    server.use(http.get('/api/v1/auth/me', () => HttpResponse.error(), { once: true }));
    await renderAt('/admin');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(http.get('/api/v1/auth/me', holdUser));
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(retry);
    await waitFor(() => expect(failures).toHaveLength(1));
    failures[0]?.();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    logged.mockRestore();
  });
});
