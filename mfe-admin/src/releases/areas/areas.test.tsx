import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApproval, answerAreas, areaFixture, serveAreas } from '../../testing/areas-server';
import { openEvents, servePermissions } from '../../testing/permissions-server';
import { callerFixture, findToast, renderPanel, renderPart } from '../../testing/render-panel';
import { AreaList } from './area-list';

/** Shows the screen to a high-level administrator. */
function open() {
  return renderPart(<AreaList />);
}

const card = (name = 'Loyalty') => screen.findByRole('region', { name });
const approved = areaFixture({
  state: 'approved',
  serviceUrl: 'http://loyalty:4200',
  decidedAt: '2026-03-05T12:00:00Z',
});

it('is a section of the releases, with the content of each area', async () => {
  serveAreas(areaFixture());
  renderPanel(callerFixture(), '/dashboard/admin?panel=releases&part=areas');
  const loyalty = within(await card());
  expect(loyalty.getByText('Waiting for approval')).toBeVisible();
  expect(loyalty.getByRole('list', { name: 'Tabs' })).toHaveTextContent('Points loyalty_points opens loyalty');
  expect(loyalty.getByText('/api/v1/loyalty/')).toBeVisible();
  expect(loyalty.getByText('Loyalty team')).toBeVisible();
  expect(loyalty.getByText('loyalty 1.0.0')).toBeVisible();
});

it('shows waiting ones first, and no removed ones', async () => {
  serveAreas(
    areaFixture({ ...approved, area: 'alpha', title: 'Alpha' }),
    areaFixture({ area: 'beta', title: 'Beta', state: 'removed' }),
    areaFixture({ area: 'gamma', title: 'Gamma' }),
  );
  open();
  await card('Alpha');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Areas', 'Gamma', 'Alpha']);
});

it('explains the empty list, and can be reloaded after a failure', async () => {
  answerAreas(() => errorAnswer(503, 'The registry is unavailable.', 'unavailable'));
  const { user } = open();
  expect(await screen.findByText('The areas could not be loaded')).toBeVisible();
  serveAreas();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No team areas yet')).toBeVisible();
});

it('approves an area with the address of its service, by keyboard', async () => {
  const kept = serveAreas(areaFixture());
  const { user } = open();
  await card();
  screen.getByRole('button', { name: 'Approve Loyalty' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Loyalty?' }));
  expect(dialog.getByRole('textbox', { name: 'Service address' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Please enter the address of the service.')).toBeVisible();
  await user.keyboard(' http://loyalty:4200 {Enter}');
  expect(await within(await card()).findByText('Approved')).toBeVisible();
  expect(kept.sent).toEqual([{ call: 'approve loyalty', body: { revision: 1, serviceUrl: 'http://loyalty:4200' } }]);
  await findToast('Success', 'Loyalty was approved. Give its tabs to roles at Tab Permissions.');
});

it('approves an area without a service without asking for an address', async () => {
  const { service: _, ...without } = areaFixture();
  const kept = serveAreas(without);
  const { user } = open();
  await card();
  await user.click(screen.getByRole('button', { name: 'Approve Loyalty' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await within(await card()).findByText('Approved')).toBeVisible();
  expect(kept.sent).toEqual([{ call: 'approve loyalty', body: { revision: 1 } }]);
});

it('keeps the input of a rejected approval, and loads what a release has changed meanwhile', async () => {
  const kept = serveAreas(areaFixture());
  const { user } = open();
  await card();
  answerApproval(() =>
    errorAnswer(400, 'localhost is no address of a service.', 'service_address_refused', [
      { path: 'serviceUrl', message: 'localhost is no address of a service.' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Approve Loyalty' }));
  await user.type(screen.getByRole('textbox'), 'http://localhost:4200');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect((await screen.findAllByText('localhost is no address of a service.'))[0]).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('http://localhost:4200');
  serveAreas(areaFixture({ title: 'Loyalty plus', revision: 2 }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('A release has changed this area meanwhile.')).toBeVisible();
  expect(await screen.findByText('Loyalty plus')).toBeInTheDocument();
  expect(kept.sent).toEqual([]);
});

it('shows what a release has changed before the next approval, with the typed address', async () => {
  const kept = serveAreas(areaFixture());
  const { user } = open();
  await card();
  await user.click(screen.getByRole('button', { name: 'Approve Loyalty' }));
  await user.type(screen.getByRole('textbox'), 'http://loyalty:4200');
  const tabs = [{ id: 'loyalty_shop', label: 'Shop', icon: 'star', scopes: ['loyalty'] }];
  kept.areas = [areaFixture({ title: 'Loyalty plus', tabs, revision: 2 })];
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Loyalty plus?' }));
  expect(dialog.getByText('A release has changed this area meanwhile.')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Tabs' })).toHaveTextContent('Shop');
  expect(dialog.getByRole('textbox')).toHaveValue('http://loyalty:4200');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await within(await card('Loyalty plus')).findByText('Approved')).toBeVisible();
  expect(kept.sent.at(-1)).toEqual({
    call: 'approve loyalty',
    body: { revision: 2, serviceUrl: 'http://loyalty:4200' },
  });
});

it('changes the address of an approved area', async () => {
  const kept = serveAreas(approved);
  const { user } = open();
  await card();
  await user.click(screen.getByRole('button', { name: 'Change the Address of Loyalty' }));
  const field = screen.getByRole('textbox', { name: 'Service address' });
  expect(field).toHaveValue('http://loyalty:4200');
  await user.clear(field);
  await user.type(field, 'http://other:4200');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/at http:\/\/other:4200/)).toBeVisible();
  expect(kept.sent).toHaveLength(1);
});

it('asks before it removes one, and names the affected roles', async () => {
  const permissions = servePermissions();
  permissions.settings = {
    ...permissions.settings,
    permissions: { ...permissions.settings.permissions, user: ['overview', 'loyalty_points'] },
    areas: [{ ...areaFixture(), approval: '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b' }],
  };
  const kept = serveAreas(approved);
  const { user } = open();
  await card();
  await user.click(screen.getByRole('button', { name: 'Remove Loyalty' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove Loyalty?' }));
  expect(await question.findByText('Customer')).toBeVisible();
  expect(question.getByText('Points')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove Area' }));
  expect(await screen.findByText('No team areas yet')).toBeVisible();
  expect(kept.sent).toEqual([{ call: 'remove loyalty' }]);
  await findToast('Success', 'Loyalty was removed.');
});

it('shows an area that is added while it is open', async () => {
  const kept = serveAreas();
  const send = await openEvents();
  open();
  await screen.findByText('No team areas yet');
  kept.areas = [areaFixture()];
  send({ type: 'areas.changed', payload: { area: 'loyalty' } });
  expect(await card()).toBeVisible();
  await waitFor(() => expect(kept.reads).toBe(2));
});
