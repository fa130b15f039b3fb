import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore } from '@plaza/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { loseFirstAnswer } from '../testing/lose-first-answer';
import { pasteInto } from '../testing/paste-into';
import { MapTab } from './map-tab';
import { bank, cafe, serveLocations, stubElementSize } from './testing/locations';

stubElementSize();

const path = '/api/v1/map/locations';
const suggestion = { display_name: '1 King Street, Toronto', lat: '43.6489', lon: '-79.3777' };

const rows = () =>
  within(screen.getByRole('list', { name: 'Locations' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);
const row = async (name: string) => {
  const found = (await screen.findByRole('button', { name })).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};
const save = () => screen.getByRole('button', { name: /^(Add Location|Save Changes)$/ });

async function open(path = '/dashboard/map') {
  const view = renderInPlaza(<MapTab />, { path });
  await screen.findByRole('list', { name: 'Locations' });
  return view;
}

it('lists the locations with their details, the first ones marked as defaults', async () => {
  serveLocations();
  await open();
  expect(rows()).toEqual([bank.name, cafe.name]);
  const ofBank = await row(bank.name);
  expect(ofBank).toHaveTextContent('Default');
  expect(ofBank).toHaveTextContent(bank.address);
  expect(ofBank).toHaveTextContent('Mortgages · Currency exchange');
  expect(ofBank).toHaveTextContent(/Mon-Fri 9:30\sAM–\u2060?5:00\sPM/);
  expect(within(ofBank).getByText('Bank')).toBeVisible();
  expect(within(ofBank).getByRole('link', { name: /^Directions to/ })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${bank.lat},${bank.lng}`,
  );
  expect(await row(cafe.name)).not.toHaveTextContent('Default');
});

it('highlights on the map what is selected in the list, and vice versa', async () => {
  serveLocations();
  const { user, container } = await open();
  const onMap = await screen.findByRole('button', { name: 'Elm Cafe, Cafe' });
  await user.click(screen.getByRole('button', { name: cafe.name }));
  await waitFor(() => expect(onMap).toHaveAttribute('aria-pressed', 'true'));
  expect(await row(cafe.name)).toHaveAttribute('aria-current', 'true');
  expect(container.querySelector('.leaflet-popup')).toHaveTextContent(cafe.address);
  // Leaflet reads where a press was, which user-event does not say.
  fireEvent.click(screen.getByRole('button', { name: '<b>Bay</b> Bank, Bank' }), { clientX: 1, clientY: 1 });
  await waitFor(async () => expect(await row(bank.name)).toHaveAttribute('aria-current', 'true'));
  expect(onMap).toHaveAttribute('aria-pressed', 'false');
  expect(container.querySelector('.leaflet-popup b')).toBeNull();
});

it('fetches again what was added on another device, whenever it opens', async () => {
  const recorded = serveLocations([bank]);
  const store = createAppStore();
  const { unmount } = renderInPlaza(<MapTab />, { store });
  await row(bank.name);
  unmount();
  recorded.list = [bank, cafe];
  renderInPlaza(<MapTab />, { store });
  expect(await row(cafe.name)).toBeVisible();
});

it('filters by text and by type, and shows that nothing matches', async () => {
  serveLocations();
  const { user } = await open();
  const search = screen.getByRole('searchbox', { name: 'Search locations' });
  await user.type(search, 'elm');
  expect(rows()).toEqual([cafe.name]);
  await user.click(screen.getByRole('combobox', { name: 'Type of location' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Bank',
    'ATM',
    'Cafe',
    'Restaurant',
    'Shopping',
  ]);
  await user.click(screen.getByRole('option', { name: 'Bank' }));
  expect(await screen.findByText('No locations found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(rows()).toEqual([bank.name, cafe.name]);
  expect(search).toHaveFocus();
});

it('reads search and type from the URL', async () => {
  serveLocations();
  await open('/dashboard/map?search=elm&type=cafe');
  expect(rows()).toEqual([cafe.name]);
  expect(screen.getByRole('searchbox', { name: 'Search locations' })).toHaveValue('elm');
  expect(screen.getByRole('combobox', { name: 'Type of location' })).toHaveTextContent('Cafe');
});

it('adds a location of a type, by a suggested address, which sets its coordinates', async () => {
  const recorded = serveLocations([]);
  server.use(http.get('/api/v1/address/suggest', () => HttpResponse.json([suggestion])));
  const { user } = renderInPlaza(<MapTab />);
  await screen.findByText('No locations found');
  await user.click(screen.getByRole('button', { name: 'Add Restaurant' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add Location' }));
  expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Restaurant');
  await pasteInto(user, dialog.getByRole('textbox', { name: 'Name' }), ' King Grill ');
  expect(dialog.getByRole('button', { name: 'Add Location' })).toBeDisabled();
  await pasteInto(user, dialog.getByRole('combobox', { name: 'Address' }), '1 King');
  await user.click(await dialog.findByRole('option', { name: suggestion.display_name }));
  await pasteInto(user, dialog.getByRole('textbox', { name: 'Services' }), 'Lunch, Dinner,, Lunch');
  await pasteInto(user, dialog.getByRole('textbox', { name: 'Hours' }), 'Daily');
  await user.click(dialog.getByRole('button', { name: 'Add Location' }));
  expect(await screen.findByText('Location added successfully')).toBeVisible();
  expect(await row('King Grill')).toHaveAttribute('aria-current', 'true');
  const { display_name: address } = suggestion;
  const sent = { name: 'King Grill', type: 'restaurant', address, lat: 43.6489, lng: -79.3777, hours: 'Daily' };
  expect(recorded.calls).toEqual([{ method: 'POST', body: { ...sent, services: ['Lunch', 'Dinner'] } }]);
});

it('adds a location once if an answer was lost, and the next one with another key', async () => {
  serveLocations();
  const keys = loseFirstAnswer(path);
  const { user } = await open();
  await screen.findByRole('region', { name: 'Map of locations' });
  const fill = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Add Bank' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), name);
    await user.type(screen.getByRole('combobox', { name: 'Address' }), '7');
    await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
    await user.click(await screen.findByRole('button', { name: 'Use Map Centre' }));
    await user.click(save());
  };
  await fill('North Bank');
  expect(await screen.findByText('Failed to add location')).toBeVisible();
  await user.click(save());
  await row('North Bank');
  await fill('South Bank');
  await row('South Bank');
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('shows that latitude and longitude are missing, and takes them from the map', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await screen.findByRole('region', { name: 'Map of locations' });
  await user.click(screen.getByRole('button', { name: 'Add Bank' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'North Bank');
  await user.type(screen.getByRole('combobox', { name: 'Address' }), '7');
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Latitude and longitude are missing.');
  expect(recorded.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Press the map where the location is.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Use Map Centre' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North Bank');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Address' }), ' Elm');
  await user.click(save());
  await waitFor(() =>
    expect(recorded.calls).toMatchObject([{ body: { name: 'North Bank', address: '7 Elm', lat: expect.any(Number) } }]),
  );
});

it('asks before another form replaces one that waits for its point on the map', async () => {
  serveLocations();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Bank' }));
  await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
  await user.click(screen.getByRole('button', { name: 'Add ATM' })); // nothing was filled in yet
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'North ATM');
  await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  const question = within(screen.getByRole('alertdialog', { name: 'Leave the location that you began?' }));
  await user.click(question.getByRole('button', { name: 'Go On with It' }));
  expect(screen.getByText('Press the map where the location is.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Cafe' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Cafe');
  expect(screen.queryByText('Press the map where the location is.')).not.toBeInTheDocument();
});

it('asks before a location is lost that was started before its point was chosen on the map', async () => {
  serveLocations();
  const { user } = await open();
  await screen.findByRole('region', { name: 'Map of locations' });
  await user.click(screen.getByRole('button', { name: 'Add Bank' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'North Bank');
  await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
  await user.click(await screen.findByRole('button', { name: 'Use Map Centre' }));
  await user.keyboard('{Escape}');
  const question = within(screen.getByRole('alertdialog', { name: 'Discard what you entered?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('clears the coordinates when the address is edited', async () => {
  const recorded = serveLocations();
  server.use(http.get('/api/v1/address/suggest', () => HttpResponse.json([suggestion])));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add ATM' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'Machine');
  await pasteInto(user, screen.getByRole('combobox', { name: 'Address' }), '1 King');
  await user.click(await screen.findByRole('option', { name: suggestion.display_name }));
  expect(screen.getByText('On the map at 43.6489, -79.3777')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Address' }), '!');
  expect(screen.getByText('Not on the map yet')).toBeVisible();
  await user.click(save());
  expect(screen.getByRole('alert')).toBeVisible();
  expect(recorded.calls).toEqual([]);
});

it('changes a default location, which keeps its position', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Edit ${bank.name}` }));
  const name = within(screen.getByRole('dialog', { name: 'Edit Location' })).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(save()).toBeDisabled();
  await pasteInto(user, name, 'Bay Bank');
  await user.click(save());
  expect(await screen.findByText('Location updated successfully')).toBeVisible();
  expect(await row('Bay Bank')).toHaveTextContent('Default');
  expect(recorded.calls).toEqual([{ method: 'PATCH', id: bank.id, body: { name: 'Bay Bank' } }]);
});

it('replaces what another device has changed meanwhile only knowingly', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Hours' }), 'Weekends');
  recorded.list = [bank, { ...cafe, hours: 'Daily', name: 'Elm Bar' }];
  await user.click(save());
  const hours = screen.getByRole('textbox', { name: 'Hours' });
  await waitFor(() => expect(hours).toHaveAccessibleDescription(/^Meanwhile this was changed to “Daily”/));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Elm Bar');
  expect(recorded.calls).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Location updated successfully')).toBeVisible();
  expect(recorded.calls).toEqual([{ method: 'PATCH', id: cafe.id, body: { hours: 'Weekends' } }]);
});

it('replaces the address that another device has corrected meanwhile only knowingly when its point is moved', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await screen.findByRole('region', { name: 'Map of locations' });
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
  await user.click(await screen.findByRole('button', { name: 'Use Map Centre' }));
  recorded.list = [bank, { ...cafe, address: '90 Elm Street, Toronto', lat: 43.7 }];
  await user.click(save());
  const address = screen.getByRole('combobox', { name: 'Address' });
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Meanwhile this was changed to “90 Elm Street/));
  expect(address).toHaveValue(cafe.address);
  expect(recorded.calls).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Location updated successfully')).toBeVisible();
  const point = { lat: expect.any(Number), lng: expect.any(Number) };
  expect(recorded.calls).toEqual([{ method: 'PATCH', id: cafe.id, body: { address: cafe.address, ...point } }]);
});

it('asks for another point when the address of a saved location is changed by hand, unless it was picked since', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await screen.findByRole('region', { name: 'Map of locations' });
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  const address = () => screen.getByRole('combobox', { name: 'Address' });
  await user.type(address(), '!');
  expect(screen.getByText('Not on the map yet')).toBeVisible();
  await user.type(address(), '{Backspace}');
  expect(screen.getByText('On the map at 43.6570, -79.3850')).toBeVisible();
  await user.clear(address());
  await pasteInto(user, address(), '55');
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a suggested address, or the spot on the map.');
  expect(recorded.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose on Map' }));
  await user.click(await screen.findByRole('button', { name: 'Use Map Centre' }));
  await user.type(address(), '5');
  await user.click(save());
  expect(await screen.findByText('Location updated successfully')).toBeVisible();
  expect(recorded.calls).toMatchObject([{ body: { address: '555', lat: expect.any(Number) } }]);
});

it('moves to the current place of a selected location, with its popup', async () => {
  serveLocations();
  const { user, container } = await open();
  const popup = () => container.querySelector('.leaflet-popup:not([style*="opacity: 0"])');
  await screen.findByRole('button', { name: 'Elm Cafe, Cafe' });
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(save());
  await screen.findByRole('button', { name: 'Elm Cafe 2, Cafe' });
  await waitFor(() => expect(popup()).toHaveTextContent('Elm Cafe 2'));
});

it('does not close another form if the answer arrived after the first one was closed', async () => {
  serveLocations();
  const release = holdRequests('patch', `${path}/:id`);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Hours' }), 'Weekends');
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: `Edit ${bank.name}` }));
  release();
  expect(await screen.findByText('Location updated successfully')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(bank.name);
});

it('keeps the input if the server rejects it', async () => {
  serveLocations();
  server.use(http.patch(`${path}/:id`, () => errorAnswer(503, 'Not just now.')));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Hours' }), 'Weekends');
  await user.click(save());
  expect(await screen.findByText('Not just now.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hours' })).toHaveValue('Weekends');
});

it('asks before it deletes a location', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Delete ${cafe.name}` }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this location?' }));
  expect(dialog.getByText(cafe.name)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(recorded.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Delete ${cafe.name}` }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Location deleted successfully')).toBeVisible();
  await waitFor(() => expect(rows()).toEqual([bank.name]));
  expect(recorded.calls).toEqual([{ method: 'DELETE', id: cafe.id }]);
  // The keyboard goes on from the list.
  await waitFor(() => expect(screen.getByRole('list', { name: 'Locations' })).toHaveFocus());
});

it('does not close the question about another location if the answer arrived after the first one was closed', async () => {
  const recorded = serveLocations();
  const release = holdRequests('delete', `${path}/:id`);
  const { user } = await open();
  const question = () => within(screen.getByRole('alertdialog'));
  await user.click(screen.getByRole('button', { name: `Delete ${cafe.name}` }));
  await user.click(question().getByRole('button', { name: 'Delete' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: `Delete ${bank.name}` }));
  release();
  expect(await screen.findByText('Location deleted successfully')).toBeVisible();
  expect(question().getByText(bank.name)).toBeVisible();
  expect(recorded.calls).toEqual([{ method: 'DELETE', id: cafe.id }]);
});

it('treats a missing location as deleted, as after a lost answer', async () => {
  const recorded = serveLocations();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Delete ${cafe.name}` }));
  recorded.list = [bank];
  server.use(
    http.delete(`${path}/:id`, () => errorAnswer(404, 'This location is not there any more.', 'location_not_found')),
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Location deleted successfully')).toBeVisible();
  await waitFor(() => expect(rows()).toEqual([bank.name]));
});

it('shows why the locations did not load, and loads on Retry', async () => {
  server.use(http.get(path, () => errorAnswer(503, 'Marketplace rests.')));
  const { user } = renderInPlaza(<MapTab />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Marketplace rests.');
  serveLocations();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: cafe.name })).toBeVisible();
});
