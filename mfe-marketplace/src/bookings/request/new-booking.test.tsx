import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { addDays, browserTimeZone, currentDay, formatZoneCity } from '@plaza/ui/time';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setLocalClockTo24Hours } from '../../testing/local-clock-of-24-hours';
import { pasteInto } from '../../testing/paste-into';
import { amir, cara } from '../testing/booking-fixture';
import { renderBookings, serveMarketplace } from '../testing/marketplace';
import { leak, painting, plumbing, rossi, serveRequests, walls } from '../testing/request-server';

setLocalClockTo24Hours();

const customer = userFixture({ id: cara.id });
const hiring = '/dashboard/bookings?hire=';
const path = '/api/v1/bookings';

async function open(at = `${hiring}anybody`) {
  const marketplace = serveMarketplace();
  const recorded = serveRequests();
  const view = renderBookings({ user: customer, path: at });
  await screen.findByRole('dialog', { name: 'New Booking' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Service' })).toBeEnabled());
  const choose = async (field: string, option: RegExp | string) => {
    await view.user.click(screen.getByRole('combobox', { name: field }));
    await view.user.click(await screen.findByRole('option', { name: option }));
  };
  const send = () => view.user.click(screen.getByRole('button', { name: 'Request Booking' }));
  return { ...view, marketplace, recorded, choose, send };
}

/** Fills the form for the hired contractor: a service brings the title and the length. */
async function fill() {
  const form = await open(`${hiring}${amir.id}`);
  await form.choose('Service', /^Leak repair/);
  await form.user.click(await screen.findByRole('radio', { name: '09:30' }));
  return form;
}

it('opens from its button, and closes without sending anything', async () => {
  serveMarketplace();
  const recorded = serveRequests();
  const { user } = renderBookings({ user: customer });
  await user.click(screen.getByRole('button', { name: 'New Booking' }));
  await screen.findByRole('dialog', { name: 'New Booking' });
  await user.click(screen.getByRole('button', { name: 'Close Without Booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(recorded.sent).toEqual([]);
});

it('asks before input is lost', async () => {
  const { user, recorded } = await fill();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Go On Editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: '09:30' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close Without Booking' }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(recorded.sent).toEqual([]);
});

it.each([
  ['Category', 'Painting'],
  ['Contractor', /Rossi/],
  ['Where', /^Cabin/],
  ['Duration', '2 hours'],
  ['Priority', 'High'],
])('asks as well if only the %s was chosen', async (field, option) => {
  const { user, choose } = await open();
  await choose(field, option);
  await user.click(screen.getByRole('button', { name: 'Close Without Booking' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you entered?' })).toBeVisible();
});

it('does not ask about blanks', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' ');
  await user.click(screen.getByRole('button', { name: 'Close Without Booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('requests a booking from category to price', async () => {
  const { recorded, choose, send, user } = await open();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('All Categories');
  await choose('Category', 'Plumbing');
  await user.click(screen.getByRole('combobox', { name: 'Service' }));
  expect(screen.queryByRole('option', { name: /Room painting/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Leak repair · CA$120.00, 2 hours' }));
  expect(screen.getByText('Choose a contractor to see when they are free.')).toBeVisible();
  await choose('Contractor', 'Sofia Rossi, Rossi Electric');
  expect(screen.getByText('CA$120.00')).toBeVisible();
  await choose('Duration', '3 hours');
  expect(screen.getByText('CA$180.00')).toBeVisible();
  const days = within(await screen.findByRole('group', { name: 'Day' })).getAllByRole('radio');
  expect(days.map((day) => !day.hasAttribute('disabled'))).toEqual([false, true, false, true, false, false, false]);
  await user.click(days[3] ?? document.body);
  await user.click(screen.getByRole('radio', { name: '14:00' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Leak repair');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Description' }), 'It drips.');
  await choose('Priority', 'High');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Notes' }), 'Ring twice.');
  await send();
  expect(await screen.findByText('Booking requested')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(recorded.sent.map(({ body }) => body)).toEqual([
    {
      title: 'Leak repair',
      description: 'It drips.',
      priority: 'high',
      date: addDays(currentDay(), 3),
      time: '14:00',
      timeZone: browserTimeZone(),
      duration: 3,
      location: '1 Main Street, Toronto',
      notes: 'Ring twice.',
      contractorId: rossi.id,
      serviceId: leak.id,
      categoryId: plumbing.id,
    },
  ]);
  const requests = Object.fromEntries(recorded.slotQueries.at(-1) ?? []);
  expect(requests).toEqual({ from: currentDay(), days: '7', duration: '3', timeZone: browserTimeZone() });
});

describe('the contractor', () => {
  it('is the hired one, whose services are offered', async () => {
    const { recorded } = await open(`${hiring}${amir.id}`);
    expect(await screen.findByDisplayValue('Amir Khan, Khan Plumbing')).toHaveAttribute('readonly');
    expect(recorded.serviceQueries).toContain(`?contractorId=${amir.id}`);
  });

  it('is the one who offers the service', async () => {
    const { choose } = await open();
    await choose('Service', /^Room painting/);
    expect(await screen.findByDisplayValue('Amir Khan, Khan Plumbing')).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: 'Duration' })).toHaveTextContent('6 hours');
    expect(await screen.findByRole('group', { name: 'Day' })).toBeVisible();
  });
});

describe('the service', () => {
  it("excludes the user's own, as nobody can book themselves", async () => {
    serveMarketplace();
    serveRequests();
    const contractor = userFixture({ id: amir.id, role: 'contractor' });
    const { user } = renderBookings({ user: contractor, path: `${hiring}anybody` });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Service' })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name: 'Service' }));
    expect(await screen.findByRole('option', { name: /^Leak repair/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Room painting/ })).not.toBeInTheDocument();
  });

  it('is cleared by another category, which keeps a typed title', async () => {
    const { choose, user } = await open();
    await choose('Service', /^Leak repair/);
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Leak repair');
    await choose('Service', /^Room painting/);
    expect(title).toHaveValue(walls.title);
    await user.clear(title);
    await pasteInto(user, title, 'My hall');
    await choose('Category', 'Plumbing');
    expect(screen.getByRole('combobox', { name: 'Service' })).toHaveTextContent('Something else');
    expect(title).toHaveValue('My hall');
    await choose('Category', painting.name);
  });
});

describe('the address', () => {
  it('is the saved main address, another saved one, or typed', async () => {
    const { recorded, choose, send, user } = await fill();
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveTextContent('Home · 1 Main Street, Toronto');
    await choose('Where', /^Cabin/);
    await choose('Where', 'Another address');
    await send();
    expect(screen.getByText('Say where the booking takes place')).toBeVisible();
    expect(recorded.sent).toEqual([]);
    await pasteInto(user, screen.getByRole('combobox', { name: 'Address' }), '7 Elm Street');
    await send();
    await screen.findByText('Booking requested');
    expect(recorded.sent[0]?.body.location).toBe('7 Elm Street');
  });
});

describe('the time', () => {
  it('is chosen by week, not in the past', async () => {
    const { recorded, user } = await open(`${hiring}${amir.id}`);
    expect(await screen.findByRole('button', { name: 'Earlier Days' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Later Days' }));
    await waitFor(() => expect(recorded.slotQueries.at(-1)?.get('from')).toBe(addDays(currentDay(), 7)));
    await user.click(screen.getByRole('button', { name: 'Earlier Days' }));
    await waitFor(() => expect(recorded.slotQueries.at(-1)?.get('from')).toBe(currentDay()));
  });

  it('shows its time zone once', async () => {
    await fill();
    expect(screen.getAllByText(/your time/)).toHaveLength(1);
    expect(screen.getByText(`Times in your time (${formatZoneCity(browserTimeZone())})`)).toBeVisible();
  });

  it('is refetched when the length changes', async () => {
    const { choose, send, recorded } = await fill();
    expect(screen.getByText(/^Chosen: .*09:30–/)).toBeVisible();
    await choose('Duration', '4 hours');
    expect(screen.queryByText(/^Chosen:/)).not.toBeInTheDocument();
    await send();
    expect(screen.getByText('Choose a time')).toBeVisible();
    expect(recorded.sent).toEqual([]);
  });

  it('shows that there is none, or that the times are unavailable', async () => {
    serveMarketplace();
    serveRequests();
    const slots = '/api/v1/contractors/:id/slots';
    server.use(
      http.get(slots, () => errorAnswer(503, 'The service is away.'), { once: true }),
      http.get(slots, () => HttpResponse.json([])),
    );
    const { user } = renderBookings({ user: customer, path: `${hiring}${amir.id}` });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The service is away.');
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No free times in these days.')).toBeVisible();
  });
});

it('goes back once, also if the answer arrives after it was closed', async () => {
  serveMarketplace();
  serveRequests();
  const release = holdRequests('post', path);
  const { user } = renderBookings({ user: customer });
  await user.click(screen.getByRole('tab', { name: 'Agenda' }));
  await user.click(screen.getByRole('button', { name: 'New Booking' }));
  const service = await screen.findByRole('combobox', { name: 'Service' });
  await waitFor(() => expect(service).toBeEnabled());
  await user.click(service);
  await user.click(await screen.findByRole('option', { name: /^Room painting/ }));
  await user.click(await screen.findByRole('radio', { name: '09:00' }));
  await user.click(screen.getByRole('button', { name: 'Request Booking' }));
  await user.click(screen.getByRole('button', { name: 'Close Without Booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  expect(await screen.findByText('Booking requested')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true');
});

it('shows what is missing until it is there, and focuses the first', async () => {
  const { recorded, choose, send } = await open();
  await send();
  for (const words of ['Say who is to do it', 'Choose a time', 'Give the booking a title']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Contractor' })).toHaveFocus());
  await choose('Contractor', 'Sofia Rossi, Rossi Electric');
  expect(screen.queryByText('Say who is to do it')).not.toBeInTheDocument();
  expect(screen.getByText('Choose a time')).toBeVisible();
  expect(recorded.sent).toEqual([]);
});

describe('a rejection', () => {
  it('is shown at its field, and the input is kept', async () => {
    const { recorded, send, user } = await fill();
    const details = [
      { path: 'time', message: 'They do not work then.' },
      { path: 'title', message: 'Say more.' },
    ];
    server.use(
      http.post(path, () => errorAnswer(400, 'Check your entries.', 'invalid_input', details), { once: true }),
    );
    await pasteInto(user, screen.getByRole('textbox', { name: 'Notes' }), 'Ring twice.');
    await send();
    expect(await screen.findByText('They do not work then.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Say more.');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ring twice.');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Title' }), ' in the kitchen');
    expect(screen.queryByText('Say more.')).not.toBeInTheDocument();
    await send();
    await screen.findByText('Booking requested');
    expect(recorded.sent).toHaveLength(1);
  });

  it('of the whole request shows the message of the server, and the free times are refetched', async () => {
    const { recorded, send } = await fill();
    server.use(http.post(path, () => errorAnswer(409, 'Another booking takes that time.', 'slot_taken')));
    const before = recorded.slotQueries.length;
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Another booking takes that time.');
    await waitFor(() => expect(recorded.slotQueries.length).toBeGreaterThan(before));
  });
});

describe('the key of a form', () => {
  it('is the same when repeating after a lost answer', async () => {
    const { recorded, send } = await fill();
    const lost: (string | null)[] = [];
    server.use(
      http.post(
        path,
        ({ request }) => {
          lost.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    await send();
    await screen.findByText('Booking requested');
    expect(recorded.sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(lost).toEqual([recorded.sent[0]?.key]);
  });

  it('is another one once the first request proves to have arrived, which the form shows', async () => {
    const { marketplace, recorded, send, user } = await fill();
    const keys: (string | null)[] = [];
    const answers = [HttpResponse.error(), errorAnswer(409, 'Another request.', 'idempotency_key_reused')];
    server.use(
      http.post(path, ({ request }) => {
        const answer = answers.shift();
        if (answer) keys.push(request.headers.get('Idempotency-Key'));
        return answer;
      }),
    );
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    await user.click(screen.getByRole('radio', { name: '14:00' }));
    const lists = () => marketplace.requests.filter((url) => url === path).length;
    const before = lists();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your first attempt was saved. Check Bookings before you add another one.',
    );
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    await send();
    await screen.findByText('Booking requested');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys).not.toContain(recorded.sent[0]?.key);
  });

  it('is sent once for a double click', async () => {
    const { recorded, user } = await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Request Booking' }));
    await screen.findByText('Booking requested');
    expect(recorded.sent).toHaveLength(1);
  });

  it('is another one for another form', async () => {
    const { recorded, choose, send, user } = await fill();
    await send();
    await screen.findByText('Booking requested');
    await user.click(await screen.findByRole('button', { name: 'New Booking' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Service' })).toBeEnabled());
    await choose('Service', /^Room painting/);
    await user.click(await screen.findByRole('radio', { name: '09:00' }));
    await send();
    await waitFor(() => expect(recorded.sent).toHaveLength(2));
    expect(recorded.sent[0]?.key).not.toBe(recorded.sent[1]?.key);
  });
});
