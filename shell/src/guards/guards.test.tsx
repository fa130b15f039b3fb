import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, server } from '../test-platform';
import { remotesHere } from '../test-remotes';
import { place, renderAt } from '../test-render';

describe('without a token', () => {
  it.each(['/profile', '/dashboard', '/dashboard/markets'])('%s leads to /signin', async (path) => {
    meetPlatform(null);
    await renderAt(path);
    expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/signin');
  });

  it('an empty one counts as none', async () => {
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
  });
});

describe('with a token', () => {
  it('/profile and /dashboard open', async () => {
    meetPlatform(ada);
    await renderAt('/profile');
    expect(await screen.findByText('Page /profile of 1.0.0')).toBeInTheDocument();
  });

  it('nobody is sent away before the server has said who it is', async () => {
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
  it('is denied to people who are no admin, in these words, and leads to /dashboard', async () => {
    meetPlatform({ ...ada, role: 'contractor' });
    await renderAt('/admin');
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeInTheDocument();
    expect(place()).toBe('/dashboard/overview');
    expect(screen.getByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText('You need admin privileges to access this page.')).toBeInTheDocument();
    expect(remotesHere.loaded).not.toContain('admin 1.0.0');
  });

  it('opens the panel for those with the flag, whatever their role', async () => {
    meetPlatform({ ...ada, isAdmin: true }, ['overview', 'admin']);
    await renderAt('/admin');
    expect(await screen.findByText('Admin of 1.0.0')).toBeInTheDocument();
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Settings' })).not.toBeInTheDocument();
  });
});
