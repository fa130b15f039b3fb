import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { pasteInto } from '../../testing/paste-into';
import { amir, bookingFixture, cara } from '../testing/booking-fixture';
import { openLiveEventStream, renderBookings, serveMarketplace } from '../testing/marketplace';

const customer = userFixture({ id: cara.id, firstName: 'Cara', lastName: 'Diaz' });
const completed = () => bookingFixture({ status: 'completed', actions: ['review'] });
const findDetails = async () => within(await screen.findByRole('dialog', { name: 'Fix the sink' }));

async function open(booking = completed(), user = customer) {
  const place = serveMarketplace(booking);
  const view = renderBookings({ user, path: `/dashboard/bookings?booking=${booking.id}` });
  const reopen = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await view.user.click(await screen.findByRole('button', { name: 'Fix the sink' }));
    return findDetails();
  };
  return { ...view, place, reopen, details: await findDetails() };
}

/** Reloads or closes the page. @returns whether the browser asks first */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

it('keeps a review that was begun when its author gets help first', async () => {
  const { user, details, reopen } = await open();
  await user.click(await details.findByRole('radio', { name: '4 stars' }));
  await pasteInto(user, details.getByRole('textbox', { name: 'Comment' }), 'Quick');
  await user.click(details.getByRole('link', { name: 'Get Help' }));
  const again = await reopen();
  expect(await again.findByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('Quick');
  await user.click(again.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alertdialog', { name: 'Discard what you entered?' })).toBeVisible();
});

it('keeps a reply that was begun when its author writes to the customer first', async () => {
  const review = { rating: 2, comment: 'Slow.', reply: '' };
  const booking = bookingFixture({ status: 'completed', actions: ['reply'], review });
  const { user, details, reopen } = await open(booking, userFixture({ id: amir.id, role: 'contractor' }));
  await pasteInto(user, await details.findByRole('textbox', { name: 'Your reply' }), 'We are');
  server.use(http.post('/api/v1/conversations', () => HttpResponse.json({ id: 'c1' }, { status: 201 })));
  await user.click(details.getByRole('button', { name: /^Message/ }));
  const again = await reopen();
  expect(await again.findByRole('textbox', { name: 'Your reply' })).toHaveValue('We are');
});

it('keeps nothing that its author discards', async () => {
  const { user, details, reopen } = await open();
  await pasteInto(user, await details.findByRole('textbox', { name: 'Comment' }), 'Quick');
  await user.click(details.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const again = await reopen();
  expect(await again.findByRole('textbox', { name: 'Comment' })).toHaveValue('');
  expect(unload()).toBe(false);
});

it('keeps nothing that was saved', async () => {
  const { user, details, place } = await open();
  server.use(
    http.post('/api/v1/bookings/:id/review', () => {
      const review = { rating: 4, comment: '', reply: '' };
      place.bookings = place.bookings.map((booking) => ({ ...booking, actions: [], review }));
      return HttpResponse.json({ id: 'r1', ...review }, { status: 201 });
    }),
  );
  await user.click(await details.findByRole('radio', { name: '4 stars' }));
  await user.click(details.getByRole('button', { name: 'Add Review' }));
  expect(await details.findByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
  expect(unload()).toBe(false);
});

it('keeps no review once another one of the same booking has arrived from another window', async () => {
  const { user, details, place, reopen } = await open();
  await pasteInto(user, await details.findByRole('textbox', { name: 'Comment' }), 'Quick');
  await user.click(details.getByRole('link', { name: 'Get Help' }));
  expect(unload()).toBe(true);
  const review = { rating: 2, comment: 'Slow.', reply: '' };
  place.bookings = place.bookings.map((booking) => ({ ...booking, actions: [], review }));
  const again = await reopen();
  expect(await again.findByText('Slow.')).toBeVisible();
  await waitFor(() => expect(unload()).toBe(false));
});

it('keeps no review that another one replaces while it is typed', async () => {
  const send = await openLiveEventStream();
  const booking = completed();
  const { user, details, place } = await open(booking);
  await pasteInto(user, await details.findByRole('textbox', { name: 'Comment' }), 'Quick');
  place.bookings = [{ ...booking, version: 4, actions: [], review: { rating: 2, comment: 'Slow.', reply: '' } }];
  const payload = { bookingId: booking.id, status: 'completed', change: 'reviewed', version: 4 } as const;
  send({ type: 'booking.changed', payload });
  expect(await details.findByText('Slow.')).toBeVisible();
  await waitFor(() => expect(unload()).toBe(false));
});

it('shows a review that was begun in the details also in its own dialog, which can discard it', async () => {
  const { user, details } = await open();
  await pasteInto(user, await details.findByRole('textbox', { name: 'Comment' }), 'Quick');
  await user.click(details.getByRole('link', { name: 'Get Help' }));
  await user.click(await screen.findByRole('button', { name: 'Review Fix the sink' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Review' }));
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Quick');
  await user.click(dialog.getByRole('button', { name: 'Not Yet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(unload()).toBe(false);
});
