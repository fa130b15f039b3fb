import type { User } from '@plaza/contracts/identity/session';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Contractors } from './contractors';
import { profileFixture } from './testing/profile-fixture';

function open(view: string, user: Partial<User>) {
  server.use(
    http.get('/api/v1/contractors/:id/profile', () => HttpResponse.json(profileFixture())),
    http.get('/api/v1/services/categories', () => HttpResponse.json([])),
    http.get('/api/v1/services', () => HttpResponse.json([])),
    http.get('/api/v1/contractors', () => HttpResponse.json([])),
  );
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture(user)));
  renderInPlaza(<Contractors />, { store, path: `/dashboard/contractors?view=${view}` });
}

const heading = (name: string) => screen.getByRole('heading', { name });

describe('before its code has loaded', () => {
  it('a business has the layout of its cards and services', async () => {
    open('business', { role: 'contractor' });
    for (const title of ['Standing', 'Business', 'Working hours', 'My services']) expect(heading(title)).toBeVisible();
    expect(screen.getByText('Loading your business')).toBeInTheDocument();
    expect(await screen.findByRole('form', { name: 'My Business' })).toBeVisible();
  });

  it('the catalog has the layout of its categories', async () => {
    open('catalogue', { role: 'admin_high', isAdmin: true });
    expect(heading('Categories')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add Category' })).toBeVisible();
  });
});
