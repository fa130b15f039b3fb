import type { BookingAction, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { contractorFixture } from '../../testing/contractor-fixture';
import { pasteInto } from '../../testing/paste-into';
import { amir, bookingFixture } from '../testing/booking-fixture';
import { renderBookings, serveMarketplace } from '../testing/marketplace';

const eli = { id: 'e0000000-0000-4000-8000-000000000001', name: 'Eli Novak' };
const statusPath = '/api/v1/bookings/:id/status';

async function open(
  status: BookingStatus,
  actions: BookingAction[],
  overrides: Parameters<typeof bookingFixture>[0] = {},
) {
  const place = serveMarketplace(bookingFixture({ status, actions, ...overrides }));
  const view = renderBookings();
  const card = within(await screen.findByRole('article', { name: 'Fix the sink' }));
  const press = (name: string) => view.user.click(card.getByRole('button', { name: `${name} Fix the sink` }));
  return { ...view, place, card, press };
}

describe('the action button', () => {
  it.each([
    ['pending', 'confirm', 'Confirm', 'confirmed', 'Confirmed'],
    ['confirmed', 'start', 'Start', 'in-progress', 'In Progress'],
  ] as const)(
    'of a booking that is %s names the action, and performs it',
    async (status, action, button, next, label) => {
      const { place, press } = await open(status, [action]);
      await press(button);
      expect(await screen.findByText('Booking updated')).toBeVisible();
      expect(screen.getByText(`Booking status changed to ${next}`)).toBeVisible();
      expect(place.sent).toEqual([{ call: 'PATCH status', body: { status: next, version: 3 }, key: null }]);
      const card = screen.getByRole('article', { name: 'Fix the sink' });
      await waitFor(() => expect(card).toHaveTextContent(label));
      expect(within(card).queryByRole('button', { name: /^(Confirm|Start)/ })).not.toBeInTheDocument();
      await waitFor(() => expect(card).toHaveFocus());
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: new RegExp(`^${label}`) })).toHaveTextContent(`${label} 1`),
      );
    },
  );

  it('is not shown for a cancelled one, nor without permission', async () => {
    const { card } = await open('cancelled', []);
    expect(card.getAllByRole('button')).toEqual([card.getByRole('button', { name: 'Fix the sink' })]);
  });

  it.each([
    ['slot_taken', 'Another booking takes that time.'],
    ['wrong_state', 'This booking was cancelled.'],
    ['changed_meanwhile', 'Somebody changed it meanwhile.'],
  ])('rejected with %s shows the message of the server, and refetches the booking', async (code, message) => {
    const { place, press } = await open('pending', ['confirm']);
    server.use(http.patch(statusPath, () => errorAnswer(409, message, code)));
    place.bookings = place.bookings.map((booking) => ({ ...booking, status: 'cancelled', actions: [] }));
    await press('Confirm');
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Fix the sink' })).toHaveTextContent('Cancelled'));
  });
});

describe('Review', () => {
  it('asks the customer how a completed booking was, and disappears with the answer', async () => {
    const { place, press, user } = await open('completed', ['review'], { actualCost: '150.00' });
    const reviews: unknown[] = [];
    server.use(
      http.post('/api/v1/bookings/:id/review', async ({ request }) => {
        reviews.push(await request.json());
        place.bookings = place.bookings.map((booking) => ({ ...booking, actions: [] }));
        return HttpResponse.json({ id: 'r1', rating: 4, comment: 'Quick.', reply: '' }, { status: 201 });
      }),
    );
    await press('Review');
    const dialog = within(screen.getByRole('dialog', { name: 'Review' }));
    await user.click(dialog.getByRole('button', { name: 'Add Review' }));
    expect(dialog.getByText('Choose from one to five stars')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '4 stars' }));
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Quick.');
    await user.click(dialog.getByRole('button', { name: 'Add Review' }));
    expect(await screen.findByText('Review added')).toBeVisible();
    expect(reviews).toEqual([{ rating: 4, comment: 'Quick.' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Review Fix the sink' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that was closed before its answer arrived does not close what is open by then', async () => {
    const { press, user } = await open('completed', ['review', 'assign']);
    server.use(
      http.get('/api/v1/contractors/:id/employees', () => HttpResponse.json([])),
      http.post('/api/v1/bookings/:id/review', () =>
        HttpResponse.json({ id: 'r1', rating: 4, comment: '', reply: '' }, { status: 201 }),
      ),
    );
    const release = holdRequests('post', '/api/v1/bookings/:id/review');
    await press('Review');
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.click(screen.getByRole('button', { name: 'Add Review' }));
    await user.click(screen.getByRole('button', { name: 'Not Yet' }));
    await press('Assign');
    release();
    expect(await screen.findByText('Review added')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Assign Booking' })).toBeVisible();
  });
});

it('offers to reassign an assigned one', async () => {
  const { card } = await open('confirmed', ['assign'], { employee: eli });
  expect(card.getByRole('button', { name: 'Reassign Fix the sink' })).toHaveTextContent('Reassign');
  expect(card.queryByRole('button', { name: 'Assign Fix the sink' })).not.toBeInTheDocument();
});

describe('Complete', () => {
  it('asks for the final price, starting with the estimate, and for notes', async () => {
    const { place, press, user } = await open('in-progress', ['complete']);
    await press('Complete');
    const price = screen.getByRole('textbox', { name: 'Final price' });
    expect(price).toHaveValue('150.00');
    await user.clear(price);
    await pasteInto(user, price, '172.50');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Notes' }), 'New pipe.');
    await user.click(screen.getByRole('button', { name: 'Complete Booking' }));
    expect(await screen.findByText('Booking status changed to completed')).toBeVisible();
    const body = { status: 'completed', finalPrice: '172.50', contractorNotes: 'New pipe.', version: 3 };
    expect(place.sent).toEqual([{ call: 'PATCH status', body, key: null }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['', '0', '123456789'])('accepts no price of "%s"', async (typed) => {
    const { place, press, user } = await open('in-progress', ['complete']);
    await press('Complete');
    const price = screen.getByRole('textbox', { name: 'Final price' });
    await user.clear(price);
    if (typed) await user.type(price, typed);
    await user.click(screen.getByRole('button', { name: 'Complete Booking' }));
    expect(screen.getByText(/Final price must be an amount above zero/)).toBeVisible();
    expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(place.sent).toEqual([]);
  });

  it.each(['12,50', '1e3', '1.200,50'])('accepts no price of "%s", and keeps it as typed', async (typed) => {
    const { place, press, user } = await open('in-progress', ['complete']);
    await press('Complete');
    const price = screen.getByRole('textbox', { name: 'Final price' });
    await user.clear(price);
    await user.type(price, typed);
    await user.click(screen.getByRole('button', { name: 'Complete Booking' }));
    expect(price).toHaveValue(typed);
    expect(price).toHaveAccessibleDescription(/^Must be a number, such as 1200.50/);
    expect(place.sent).toEqual([]);
  });

  it('clears the error as soon as the price is valid, so that the click on the button is not lost', async () => {
    const { press, user } = await open('in-progress', ['complete']);
    await press('Complete');
    const price = screen.getByRole('textbox', { name: 'Final price' });
    await user.clear(price);
    await user.click(screen.getByRole('button', { name: 'Complete Booking' }));
    expect(screen.getByText(/Final price must be an amount above zero/)).toBeVisible();
    await user.type(price, '5');
    expect(screen.queryByText(/Final price must be an amount above zero/)).not.toBeInTheDocument();
  });

  it('keeps the input if the server rejects it, with the error at its field', async () => {
    const { press, user } = await open('in-progress', ['complete']);
    server.use(
      http.patch(statusPath, () =>
        errorAnswer(400, 'Check your entries.', 'invalid_input', [{ path: 'finalPrice', message: 'Too much.' }]),
      ),
    );
    await press('Complete');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Notes' }), 'New pipe.');
    await user.click(screen.getByRole('button', { name: 'Complete Booking' }));
    expect(await screen.findByText('Too much.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('New pipe.');
  });
});

describe('Cancel', () => {
  it('asks for the reason, and sends it', async () => {
    const { place, press, user } = await open('confirmed', ['cancel']);
    await press('Cancel');
    const send = screen.getByRole('button', { name: 'Cancel Booking' });
    await user.click(send);
    expect(screen.getByText('Say why')).toBeVisible();
    expect(place.sent).toEqual([]);
    await pasteInto(user, screen.getByRole('textbox', { name: 'Reason' }), '  Moved away. ');
    await user.click(send);
    expect(await screen.findByText('Booking status changed to cancelled')).toBeVisible();
    const body = { status: 'cancelled', reason: 'Moved away.', version: 3 };
    expect(place.sent).toEqual([{ call: 'PATCH status', body, key: null }]);
  });

  it('can be cancelled without effect, and returns the focus', async () => {
    const { place, press, user, card } = await open('confirmed', ['cancel']);
    await press('Cancel');
    await user.click(screen.getByRole('button', { name: 'Keep Booking' }));
    expect(place.sent).toEqual([]);
    await waitFor(() => expect(card.getByRole('button', { name: 'Cancel Fix the sink' })).toHaveFocus());
  });

  it('keeps the reason if no answer arrives', async () => {
    const { press, user } = await open('confirmed', ['cancel']);
    server.use(http.patch(statusPath, () => HttpResponse.error()));
    await press('Cancel');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Reason' }), 'Moved away.');
    await user.click(screen.getByRole('button', { name: 'Cancel Booking' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Moved away.');
  });
});

describe('assigning a booking', () => {
  const answerEmployees = (requests: string[]) =>
    server.use(
      http.get('/api/v1/contractors/:id/employees', ({ params }) => {
        requests.push(String(params.id));
        return HttpResponse.json([eli]);
      }),
    );

  async function choose(field: string, option: string, user: Awaited<ReturnType<typeof open>>['user']) {
    await waitFor(() => expect(screen.getByRole('combobox', { name: field })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  }

  it('offers the contractor and their employees', async () => {
    const requests: string[] = [];
    answerEmployees(requests);
    const { place, press, user } = await open('pending', ['assign']);
    await press('Assign');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Assigned to' })).toBeEnabled());
    expect(screen.queryByRole('combobox', { name: 'Contractor' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Assigned to' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nobody yet',
      'Amir Khan (you)',
      'Eli Novak',
    ]);
    await user.click(screen.getByRole('option', { name: 'Eli Novak' }));
    await user.click(screen.getByRole('button', { name: 'Assign Booking' }));
    expect(await screen.findByText('Booking updated')).toBeVisible();
    expect(requests).toEqual([amir.id]);
    expect(place.sent).toEqual([{ call: 'PATCH assign', body: { employeeId: eli.id, version: 3 }, key: null }]);
  });

  it('lets administrators choose another contractor', async () => {
    const sofia = contractorFixture('Sofia Rossi', { company: 'Rossi Electric' });
    const requests: string[] = [];
    answerEmployees(requests);
    server.use(http.get('/api/v1/contractors', () => HttpResponse.json([sofia])));
    const place = serveMarketplace(bookingFixture({ status: 'confirmed', actions: ['reassign'], employee: eli }));
    const { user } = renderBookings({ user: userFixture({ role: 'admin_low' }) });
    await user.click(await screen.findByRole('button', { name: 'Reassign Fix the sink' }));
    await choose('Contractor', 'Sofia Rossi, Rossi Electric', user);
    await user.click(screen.getByRole('button', { name: 'Reassign Booking' }));
    expect(await screen.findByText('Booking updated')).toBeVisible();
    expect(requests).toEqual([amir.id, sofia.id]);
    const body = { employeeId: null, contractorId: sofia.id, version: 3 };
    expect(place.sent).toEqual([{ call: 'PATCH assign', body, key: null }]);
  });

  it('says why there are no contractors to choose from', async () => {
    answerEmployees([]);
    server.use(http.get('/api/v1/contractors', () => errorAnswer(503, 'The service is away.')));
    serveMarketplace(bookingFixture({ status: 'confirmed', actions: ['reassign'] }));
    const { user } = renderBookings({ user: userFixture({ role: 'admin_low' }) });
    await user.click(await screen.findByRole('button', { name: 'Reassign Fix the sink' }));
    const choice = screen.getByRole('combobox', { name: 'Contractor' });
    await waitFor(() => expect(choice).toHaveAccessibleDescription('The service is away.'));
  });

  it('offers no employees of the previous contractor if those of the new one could not be loaded', async () => {
    const sofia = contractorFixture('Sofia Rossi', { company: 'Rossi Electric' });
    server.use(
      http.get('/api/v1/contractors', () => HttpResponse.json([sofia])),
      http.get('/api/v1/contractors/:id/employees', ({ params }) =>
        params.id === sofia.id ? errorAnswer(503, 'The service is away.') : HttpResponse.json([eli]),
      ),
    );
    serveMarketplace(bookingFixture({ status: 'confirmed', actions: ['reassign'] }));
    const { user } = renderBookings({ user: userFixture({ role: 'admin_low' }) });
    await user.click(await screen.findByRole('button', { name: 'Reassign Fix the sink' }));
    await choose('Assigned to', 'Eli Novak', user);
    await choose('Contractor', 'Sofia Rossi, Rossi Electric', user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    await user.click(screen.getByRole('combobox', { name: 'Assigned to' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Nobody yet', 'Sofia Rossi']);
  });
});
