import type { User } from '@plaza/contracts/identity/session';
import { maxReviews } from '@plaza/contracts/marketplace/choices';
import type { Contractor, ContractorProfile, Verification } from '@plaza/contracts/marketplace/contractors';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { useLocation } from '@plaza/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { contractorFixture } from '../testing/contractor-fixture';
import { pasteInto } from '../testing/paste-into';
import { Contractors } from './contractors';
import { profileFixture } from './testing/profile-fixture';

const ada = contractorFixture('Ada Moreau', { id: '5d1c2c0e-65a4-4c1c-9c58-2f3df3a0c111' });
const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

async function open(
  tabs: string[],
  {
    path = '/dashboard/contractors',
    people = [ada],
    ...given
  }: Partial<User> & { path?: string; people?: Contractor[] } = {},
) {
  server.use(
    http.get('/api/v1/contractors', () => HttpResponse.json(people)),
    http.get('/api/v1/auth/my-tab-permissions', () => HttpResponse.json({ permissions: tabs, version: 1 })),
  );
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture(given)));
  const page = (
    <>
      <Contractors />
      <Address />
    </>
  );
  const view = renderInPlaza(page, { store, path });
  await screen.findByRole('article', { name: 'Ada Moreau' });
  return view;
}

describe('Contact', () => {
  it('opens the conversation with the contractor', async () => {
    const requests: unknown[] = [];
    const { user } = await open(['contractors', 'messages']);
    server.use(
      http.post('/api/v1/conversations', async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ id: 'conversation-1' }, { status: 201 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Contact Ada Moreau' }));
    expect(await screen.findByText('/dashboard/messages?conversation=conversation-1')).toBeInTheDocument();
    expect(requests).toEqual([{ participantId: ada.id }]);
  });

  it('does not navigate if the user has moved on before the answer', async () => {
    const answer = jest.fn(() => HttpResponse.json({ id: 'conversation-1' }, { status: 201 }));
    const { user, leaveAndReturn } = await open(['contractors', 'messages']);
    server.use(
      http.post('/api/v1/conversations', answer),
      http.get(`/api/v1/contractors/${ada.id}/reviews`, () => HttpResponse.json([])),
    );
    const release = holdRequests('post', '/api/v1/conversations');
    await user.click(await screen.findByRole('button', { name: 'Contact Ada Moreau' }));
    leaveAndReturn();
    await screen.findByRole('article', { name: 'Ada Moreau' });
    release();
    await waitFor(() => expect(answer).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Reviews of Ada Moreau' }));
    await screen.findByText('No reviews yet'); // by now the earlier answer has come
    expect(screen.getByText('/dashboard/contractors')).toBeInTheDocument();
  });

  it('that is rejected shows why and stays here', async () => {
    const { user } = await open(['contractors', 'messages']);
    server.use(http.post('/api/v1/conversations', () => errorAnswer(404, 'There is no such person.')));
    await user.click(await screen.findByRole('button', { name: 'Contact Ada Moreau' }));
    expect(await screen.findByText('There is no such person.')).toBeVisible();
    expect(screen.getByText('/dashboard/contractors')).toBeInTheDocument();
  });

  it('is a mail for users without messages', async () => {
    await open(['contractors']);
    expect(screen.getByRole('link', { name: 'Contact Ada Moreau' })).toHaveAttribute('href', `mailto:${ada.email}`);
  });
});

describe('Hire', () => {
  it('leads to a new booking for the contractor', async () => {
    const { user } = await open(['contractors', 'bookings']);
    await user.click(await screen.findByRole('button', { name: 'Hire Ada Moreau' }));
    expect(screen.getByText(`/dashboard/bookings?hire=${ada.id}`)).toBeInTheDocument();
  });

  it('is not shown without the bookings tab', async () => {
    await open(['contractors', 'messages']);
    await screen.findByRole('button', { name: 'Contact Ada Moreau' });
    expect(screen.queryByRole('button', { name: /Hire/ })).not.toBeInTheDocument();
  });

  it('is not shown for oneself, and neither is Contact', async () => {
    const others = contractorFixture('Ben Okafor');
    await open(['contractors', 'messages', 'bookings'], { id: ada.id, role: 'contractor', people: [ada, others] });
    await screen.findByRole('button', { name: 'Hire Ben Okafor' });
    expect(within(screen.getByRole('article', { name: 'Ada Moreau' })).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Contact Ada Moreau' })).not.toBeInTheDocument();
  });
});

describe('the reviews of a contractor', () => {
  const path = `/api/v1/contractors/${ada.id}/reviews`;
  const read = async () => {
    const { user } = await open(['contractors']);
    await user.click(screen.getByRole('button', { name: 'Reviews of Ada Moreau' }));
    return user;
  };

  const review = {
    id: 'r1',
    bookingId: 'b1',
    rating: 4,
    comment: 'Came on time.',
    reply: 'A pleasure.',
    customerName: 'Dee',
    createdAt: '2026-03-14T12:00:00.000Z',
  };

  it('show stars, comment, the reply and the day', async () => {
    server.use(http.get(path, () => HttpResponse.json([review])));
    await read();
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews of Ada Moreau' }));
    expect(await dialog.findByText('Came on time.')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(dialog.getByText('A pleasure.')).toBeVisible();
    expect(dialog.getByText('Mar 14, 2026')).toBeVisible();
  });

  it('say that they are only the latest ones', async () => {
    const reviews = Array.from({ length: maxReviews }, (_, place) => ({ ...review, id: `r${place}` }));
    server.use(http.get(path, () => HttpResponse.json(reviews)));
    await read();
    expect(await screen.findByText('These are the 100 latest reviews.')).toBeVisible();
  });

  it('show that there are none, or that they did not load', async () => {
    server.use(http.get(path, () => errorAnswer(503, 'The service is away.')));
    const user = await read();
    expect(await screen.findByText('The service is away.')).toBeVisible();
    server.use(http.get(path, () => HttpResponse.json([])));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No reviews yet')).toBeVisible();
  });
});

describe('an administrator', () => {
  const asAdmin = { role: 'admin_high', isAdmin: true } as const;
  let profile: ContractorProfile;
  let sent: unknown[];
  beforeEach(() => {
    profile = profileFixture({
      id: ada.id,
      businessLicense: 'PL-778',
      insuranceInfo: 'Acme, 2 million',
      isVerified: false,
    });
    sent = [];
    server.use(
      http.get(`/api/v1/contractors/${ada.id}/profile`, () => HttpResponse.json(profile)),
      http.put(`/api/v1/contractors/${ada.id}/verification`, async ({ request }) => {
        const body = (await request.json()) as Verification;
        sent.push(body);
        return HttpResponse.json({ ...profile, isVerified: body.isVerified });
      }),
    );
  });

  it('sees license and insurance before verifying', async () => {
    const { user } = await open(['contractors'], asAdmin);
    await user.click(screen.getByRole('button', { name: 'Verify Ada Moreau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Ada Moreau' }));
    expect(await dialog.findByText('PL-778')).toBeVisible();
    expect(dialog.getByText('Acme, 2 million')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Ada Moreau is verified')).toBeVisible();
    expect(sent).toEqual([{ isVerified: true, seen: { businessLicense: 'PL-778', insuranceInfo: 'Acme, 2 million' } }]);
  });

  it('who closed the question before its answer arrived keeps the one that is open by then', async () => {
    const release = holdRequests('put', `/api/v1/contractors/${ada.id}/verification`);
    const { user } = await open(['contractors'], asAdmin);
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Verify Ada Moreau' }));
    await user.click(screen.getByRole('button', { name: 'Verify Ada Moreau' }));
    await (await dialog()).findByText('PL-778');
    await user.click((await dialog()).getByRole('button', { name: 'Verify' }));
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Verify Ada Moreau' }));
    release();
    expect(await screen.findByText('Ada Moreau is verified')).toBeVisible();
    expect(await dialog()).toBeDefined();
  });

  it('is shown what changed meanwhile before verifying that', async () => {
    const { user } = await open(['contractors'], asAdmin);
    await user.click(screen.getByRole('button', { name: 'Verify Ada Moreau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Ada Moreau' }));
    await dialog.findByText('PL-778');
    profile = { ...profile, businessLicense: 'PL-901' };
    const message = 'Licence or insurance changed meanwhile. Look at them again.';
    const meanwhile = () => errorAnswer(409, message, 'changed_meanwhile');
    server.use(http.put(`/api/v1/contractors/${ada.id}/verification`, meanwhile, { once: true }));
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(await dialog.findByText('PL-901')).toBeVisible();
    expect(dialog.queryByText('PL-778')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(sent).toMatchObject([{ seen: { businessLicense: 'PL-901' } }]));
  });

  it('whose answer was lost after the contractor was verified does not take the verification back', async () => {
    server.use(
      http.put(`/api/v1/contractors/${ada.id}/verification`, async ({ request }) => {
        sent.push(await request.json());
        profile = { ...profile, isVerified: true };
        return HttpResponse.error();
      }),
    );
    const { user } = await open(['contractors'], asAdmin);
    await user.click(screen.getByRole('button', { name: 'Verify Ada Moreau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Ada Moreau' }));
    await dialog.findByText('PL-778');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Ada Moreau is verified')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ isVerified: true }]);
  });

  it('whose answer was lost before the contractor was verified sends the same again', async () => {
    server.use(http.put(`/api/v1/contractors/${ada.id}/verification`, () => HttpResponse.error(), { once: true }));
    const { user } = await open(['contractors'], asAdmin);
    await user.click(screen.getByRole('button', { name: 'Verify Ada Moreau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Ada Moreau' }));
    await dialog.findByText('PL-778');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await dialog.findByText('Network error. Please try again.')).toBeVisible();
    await dialog.findByText('PL-778');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Ada Moreau is verified')).toBeVisible();
    expect(sent).toMatchObject([{ isVerified: true }]);
  });

  it('revokes a verification, and keeps the dialog when that is rejected', async () => {
    profile = { ...profile, isVerified: true, verificationDate: '2026-03-01T12:00:00.000Z' };
    const { user } = await open(['contractors'], { ...asAdmin, people: [{ ...ada, verified: true }] });
    server.use(
      http.put(`/api/v1/contractors/${ada.id}/verification`, () => errorAnswer(503, 'The service is away.'), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Take Verification Back from Ada Moreau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take Verification Back from Ada Moreau' }));
    expect(await dialog.findByText('Mar 1, 2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Take Verification Back' }));
    expect(await dialog.findByText('The service is away.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Take Verification Back' }));
    await waitFor(() => expect(sent).toMatchObject([{ isVerified: false }]));
  });
});

describe('the views', () => {
  it('are a single one for customers, whatever the URL says', async () => {
    await open(['contractors'], { path: '/dashboard/contractors?view=catalogue' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('are kept in the URL', async () => {
    server.use(
      http.get('/api/v1/services/categories', () => HttpResponse.json([])),
      http.get('/api/v1/services', () => HttpResponse.json([])),
    );
    const { user } = await open(['contractors'], { role: 'admin_high', isAdmin: true });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Find', 'Catalogue']);
    await user.click(screen.getByRole('tab', { name: 'Catalogue' }));
    expect(await screen.findByText('No categories yet')).toBeVisible();
    expect(screen.getByText('/dashboard/contractors?view=catalogue')).toBeInTheDocument();
  });

  it('are restored as they were left', async () => {
    server.use(
      http.get('/api/v1/services/categories', () => HttpResponse.json([])),
      http.get('/api/v1/services', () => HttpResponse.json([])),
      http.get('/api/v1/contractors/:id/profile', () => HttpResponse.json(profileFixture())),
    );
    const { user } = await open(['contractors'], { role: 'contractor' });
    await user.click(screen.getByRole('tab', { name: 'My Business' }));
    const name = await screen.findByRole('textbox', { name: 'Business name' });
    await user.clear(name);
    await pasteInto(user, name, 'Half a na');
    await user.click(screen.getByRole('tab', { name: 'Find' }));
    expect(screen.queryByRole('textbox', { name: 'Business name' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'My Business' }));
    expect(screen.getByRole('textbox', { name: 'Business name' })).toHaveValue('Half a na');
  });

  it('include a contractor’s own business', async () => {
    await open(['contractors'], { role: 'contractor' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Find', 'My Business']);
  });
});
