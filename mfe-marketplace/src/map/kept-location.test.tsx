import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { holdRequests } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pasteInto } from '../testing/paste-into';
import { MapTab } from './map-tab';
import { cafe, serveLocations, stubElementSize } from './testing/locations';

stubElementSize();
afterEach(() => jest.restoreAllMocks());

/** Opens the map tab of a user, again after `leave`. */
async function open() {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture()));
  const view = renderInPlaza(<MapTab />, { store });
  await screen.findByRole('list', { name: 'Locations', hidden: true });
  return { ...view, leave: view.unmount };
}

/** Reloads or closes the page. @returns whether the browser asks first */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

const choosePlace = () => screen.getByRole('button', { name: 'Choose on Map' });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('keeps a new location that waits for its place on the map while another tab is open', async () => {
  serveLocations();
  const { user, leave } = await open();
  await user.click(screen.getByRole('button', { name: 'Add ATM' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'North ATM');
  await user.click(choosePlace());
  expect(unload()).toBe(true);
  leave();
  const again = await open();
  const dialog = await findDialog('Add Location');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('North ATM');
  expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('ATM');
  await again.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  again.leave();
  await open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(unload()).toBe(false);
});

it('keeps the changes of a location, and shows what others have changed since', async () => {
  const recorded = serveLocations();
  const { user, leave } = await open();
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await user.clear(screen.getByRole('textbox', { name: 'Hours' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Hours' }), 'Weekends');
  await user.click(choosePlace());
  leave();
  recorded.list = recorded.list.map((one) => (one.id === cafe.id ? { ...one, name: 'Oak Cafe' } : one));
  const again = await open();
  const dialog = await findDialog('Edit Location');
  expect(dialog.getByRole('textbox', { name: 'Hours' })).toHaveValue('Weekends');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Oak Cafe');
  await again.user.click(dialog.getByRole('button', { name: 'Cancel' }));
});

it('keeps nothing that was typed while a new location was being saved', async () => {
  serveLocations();
  const release = holdRequests('post', '/api/v1/map/locations');
  const { user } = await open();
  await screen.findByRole('region', { name: 'Map of locations' });
  await user.click(screen.getByRole('button', { name: 'Add Bank' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'North Bank');
  await user.type(screen.getByRole('combobox', { name: 'Address' }), '7');
  await user.click(choosePlace());
  await user.click(await screen.findByRole('button', { name: 'Use Map Centre' }));
  await user.click(screen.getByRole('button', { name: 'Add Location' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Hours' }), 'Weekends');
  release();
  expect(await screen.findByText('Location added successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(unload()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add Bank' }));
  expect((await findDialog('Add Location')).getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it('opens a form on a page without a secure context, which has no crypto.randomUUID', async () => {
  serveLocations();
  const { user } = await open();
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  await user.click(screen.getByRole('button', { name: 'Add ATM' }));
  expect(screen.getByRole('dialog', { name: 'Add Location' })).toBeVisible();
});

it('keeps no changes of a location that was deleted meanwhile', async () => {
  const recorded = serveLocations();
  const { user, leave } = await open();
  await user.click(screen.getByRole('button', { name: `Edit ${cafe.name}` }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Hours' }), 'Weekends');
  leave();
  expect(unload()).toBe(true);
  recorded.list = recorded.list.filter(({ id }) => id !== cafe.id);
  await open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(unload()).toBe(false);
});

it('keeps nothing of a location that another form has replaced', async () => {
  serveLocations();
  const { user, leave } = await open();
  await user.click(screen.getByRole('button', { name: 'Add ATM' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'North ATM');
  await user.click(choosePlace());
  await user.click(screen.getByRole('button', { name: 'Add ATM' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect((await findDialog('Add Location')).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  leave();
  await open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
