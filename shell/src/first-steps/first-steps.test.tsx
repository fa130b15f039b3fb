import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, refused, server } from '../testing/platform';
import { place, query, renderAt } from '../testing/render';

const newUser = { ...ada, createdAt: new Date().toISOString() };
const newContractor = { ...newUser, role: 'contractor' } as const;

/** What the platform knows of a new person; what is changed in the answer is what it says from then on. */
function meetNewPerson(user: typeof ada = newUser, tabs?: Parameters<typeof meetPlatform>[1]) {
  const platform = meetPlatform(user, tabs);
  const state = {
    addresses: [] as object[],
    accounts: [] as object[],
    bookings: 0,
    asked: [] as string[],
    refuse: false,
  };
  const profile = {
    firstStepsDismissed: false,
    specialties: ['Wiring'],
    totalJobs: 0,
    twoFactorEnabled: false,
    phone: '',
  };
  const answer = (path: string, give: () => object) =>
    http.get(path, () => {
      state.asked.push(path);
      return HttpResponse.json(give());
    });
  server.use(
    answer('/api/v1/profile', () => profile),
    answer('/api/v1/profile/addresses', () => ({ addresses: state.addresses })),
    answer('/api/v1/finance/accounts', () => state.accounts),
    answer('/api/v1/bookings/counts', () => ({ all: state.bookings })),
    answer('/api/v1/contractors/:id/profile', () => ({ workingHours: null })),
    answer('/api/v1/admin/users', () => ({ pagination: { total: 1 } })),
    answer('/api/v1/admin/tab-permissions/versions', () => []),
    http.patch('/api/v1/profile', async ({ request }) => {
      if (state.refuse) return refused(500, 'It broke.', 'internal_error');
      Object.assign(profile, await request.json());
      return HttpResponse.json({ ...profile, success: true, data: profile });
    }),
  );
  return { ...platform, state, profile };
}

const card = () => screen.findByRole('region', { name: /to do first/ });
const open = async () =>
  within(await card())
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /to do first/ })).not.toBeInTheDocument());

it('offers a new customer three steps, with links', async () => {
  meetNewPerson();
  await renderAt('/dashboard');
  expect(await open()).toEqual(['Save your address', 'Add a first account', 'Ask for a first job']);
  expect(await card()).toHaveTextContent('0 of 3 done');
  await userEvent.click(screen.getByRole('link', { name: /Ask for a first job/ }));
  expect([place(), query()]).toEqual(['/dashboard/bookings', '?hire=anybody']);
});

it('detects completed steps from the records, and disappears with the last one', async () => {
  const { state } = meetNewPerson();
  state.addresses = [{}];
  state.bookings = 2;
  await renderAt('/dashboard');
  expect(await open()).toEqual(['Add a first account']);
  expect(await card()).toHaveTextContent('2 of 3 done');
  state.accounts = [{}];
  await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
  await screen.findByText('Markets of 1.0.0');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(localStorage.getItem(`plaza.first-steps.${ada.id}`)).toBe('over'));
  await isGone();
});

it('requests nothing any more once it is completed in this browser', async () => {
  const { state } = meetNewPerson();
  localStorage.setItem(`plaza.first-steps.${ada.id}`, 'over');
  await renderAt('/dashboard');
  await screen.findByText('Overview of 1.0.0');
  expect(state.asked).toEqual([]);
});

it('can be dismissed permanently, for every browser', async () => {
  const { profile } = meetNewPerson();
  await renderAt('/dashboard');
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the First Steps' }));
  await isGone();
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
  await waitFor(() => expect(profile.firstStepsDismissed).toBe(true));
  await waitFor(() => expect(localStorage.getItem(`plaza.first-steps.${ada.id}`)).toBe('over'));
});

it('can be restored by the user who dismissed it', async () => {
  const { profile } = meetNewPerson();
  await renderAt('/dashboard');
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the First Steps' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await card();
  expect(profile.firstStepsDismissed).toBe(false);
  expect(localStorage.getItem(`plaza.first-steps.${ada.id}`)).toBe('open');
});

it('can be restored after the tab was left and opened again', async () => {
  meetNewPerson();
  await renderAt('/dashboard');
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the First Steps' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
  await screen.findByText('Markets of 1.0.0');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await screen.findByText('Overview of 1.0.0');
  await userEvent.click(undo);
  expect(await card()).toBeVisible();
});

it('stays hidden if it was dismissed in another browser, and requests nothing else then', async () => {
  const { profile, state } = meetNewPerson();
  profile.firstStepsDismissed = true;
  await renderAt('/dashboard');
  await waitFor(() => expect(localStorage.getItem(`plaza.first-steps.${ada.id}`)).toBe('over'));
  expect(state.asked).toEqual(['/api/v1/profile']);
  await isGone();
});

it('reappears if the server rejects the dismissal', async () => {
  const { state } = meetNewPerson();
  state.refuse = true;
  await renderAt('/dashboard');
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the First Steps' }));
  expect(await screen.findByText('They could not be dismissed')).toBeInTheDocument();
  await card();
});

it('offers contractors and administrators their first steps', async () => {
  meetNewPerson(newContractor);
  await renderAt('/dashboard');
  expect(await open()).toEqual(['Set your working hours', 'Take a first job']);
});

it.each([
  ['admin_high', ['Turn on two-factor', 'Add somebody', 'Decide who sees what']],
  ['admin_low', ['Turn on two-factor', 'Add somebody', 'Leave a phone number']],
] as const)('offers %s the first steps of administrators', async (role, labels) => {
  meetNewPerson({ ...newUser, role, isAdmin: true });
  await renderAt('/dashboard');
  expect(await open()).toEqual(labels);
});

it('omits steps that no tab of the user leads to', async () => {
  const { state } = meetNewPerson(newUser, ['overview', 'bookings']);
  await renderAt('/dashboard');
  expect(await open()).toEqual(['Ask for a first job']);
  expect(state.asked).not.toContain('/api/v1/finance/accounts');
});

it('is not completed for users whose tabs lead to no step yet', async () => {
  const { state } = meetNewPerson(newUser, ['overview', 'markets']);
  await renderAt('/dashboard');
  await waitFor(() => expect(state.asked).toEqual(['/api/v1/profile']));
  await userEvent.click(await screen.findByRole('tab', { name: 'Markets' }));
  await screen.findByText('Markets of 1.0.0');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(state.asked).toEqual(['/api/v1/profile', '/api/v1/profile']));
  expect(localStorage.getItem(`plaza.first-steps.${ada.id}`)).toBeNull();
});

it('is shown only above the first tab, and not to users who signed up long ago', async () => {
  const { state } = meetNewPerson();
  await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  meetNewPerson(ada);
  expect(state.asked).toEqual([]);
});

it('is hidden if its state is unknown', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  meetNewPerson();
  server.use(http.get('/api/v1/profile', () => refused(500, 'It broke.', 'internal_error')));
  await renderAt('/dashboard');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  await screen.findByText('Overview of 1.0.0');
  expect(screen.queryByText('Three things to do first')).not.toBeInTheDocument();
  warned.mockRestore();
});
