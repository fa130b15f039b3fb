import type { Call } from '@plaza/contracts/call';
import type { User } from '@plaza/contracts/identity/session';
import { catalogCalls } from '@plaza/contracts/marketplace/catalog';
import { contractorCalls } from '@plaza/contracts/marketplace/contractors';
import { dispatchCalls } from '@plaza/contracts/marketplace/dispatch';
import { roles } from '@plaza/contracts/roles';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { bookingFixture } from './bookings/testing/booking-fixture';
import { renderBookings, serveMarketplace } from './bookings/testing/marketplace';
import { Contractors } from './contractors/contractors';
import { contractorFixture } from './testing/contractor-fixture';

const users = roles.flatMap((role) => [false, true].map((isAdmin) => ({ role, isAdmin })));
type Viewer = Pick<User, 'role' | 'isAdmin'>;

/** As the server answers: to their role, and to the flag as to the lower administrators. */
function isOpenTo({ role, isAdmin }: Viewer, { access }: Call): boolean {
  if (typeof access === 'string' || !('roles' in access)) throw new Error('This call asks for no role.');
  return access.roles.includes(role) || (isAdmin && access.roles.includes('admin_low'));
}

describe.each(users)('$role with the admin flag $isAdmin', (user) => {
  it('is offered the dispatch board if the server permits it', async () => {
    serveMarketplace(bookingFixture({ title: 'Sink' }));
    renderBookings({ user: userFixture(user) });
    await screen.findByRole('article', { name: 'Sink' });
    const tab = screen.queryByRole('tab', { name: 'Dispatch' });
    expect(tab !== null).toBe(isOpenTo(user, dispatchCalls.dispatch));
  });

  it('is offered verification and the catalog if the server permits them', async () => {
    server.use(
      http.get('/api/v1/contractors', () => HttpResponse.json([contractorFixture('Ada Moreau')])),
      http.get('/api/v1/auth/my-tab-permissions', () => HttpResponse.json({ permissions: ['contractors'] })),
    );
    const store = createAppStore();
    store.dispatch(saveSession('token', userFixture(user)));
    renderInPlaza(<Contractors />, { store, path: '/dashboard/contractors' });
    await screen.findByRole('article', { name: 'Ada Moreau' });
    const verify = screen.queryByRole('button', { name: /^Verify/ });
    expect(verify !== null).toBe(isOpenTo(user, contractorCalls.verifyContractor));
    const catalog = screen.queryByRole('tab', { name: 'Catalogue' });
    expect(catalog !== null).toBe(isOpenTo(user, catalogCalls.addCategory));
  });
});
