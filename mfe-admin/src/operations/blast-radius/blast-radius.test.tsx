import type { RemoteCalls } from '@plaza/contracts/registry/remote-calls';
import { roles } from '@plaza/contracts/roles';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { answerImpacts, servePermissions } from '../../testing/permissions-server';
import { renderPart } from '../../testing/render-panel';
import { BlastRadius } from './blast-radius';

const path = '/api/v1/registry/remote-calls';
const marketplace: RemoteCalls = {
  name: 'marketplace',
  version: '1.0.0',
  calls: [
    { route: 'GET /api/v1/bookings', service: 'marketplace', scope: 'bookings' },
    { route: 'GET /api/v1/address/suggest', service: 'identity', scope: null },
  ],
};

function renderGraph(calls: RemoteCalls[] = [marketplace]) {
  const permissions = servePermissions();
  server.use(http.get(path, () => HttpResponse.json(calls)));
  return { permissions, ...renderPart(<BlastRadius />) };
}

it('shows what stops without a service, for which roles, and how many of their users are online', async () => {
  const { user } = renderGraph();
  const services = within(await screen.findByRole('region', { name: 'Services' }));
  await user.click(services.getByRole('button', { name: 'Marketplace' }));
  expect(screen.getByRole('heading', { name: 'Without Marketplace' })).toBeVisible();
  expect(screen.getByText('Bookings', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByText(/ online now$/)).toBeVisible();

  await user.click(services.getByRole('button', { name: 'Identity' }));
  expect(screen.getByText('Contractors, Messages, Bookings, and Map')).toBeVisible();
  expect(screen.getByText('No tab')).toBeVisible();
});

it('shows the people of an earlier choice no longer once something else is chosen', async () => {
  const { user } = renderGraph([marketplace, { name: 'admin', version: '1.0.0', calls: [] }]);
  const remotes = within(await screen.findByRole('region', { name: 'Remotes' }));
  await user.click(remotes.getByRole('button', { name: 'Marketplace' }));
  expect(await screen.findByText(/ online now$/)).toBeVisible();
  answerImpacts(() => new Promise(() => undefined));
  await user.click(remotes.getByRole('button', { name: 'Administration' }));
  expect(screen.getByRole('heading', { name: 'Without Administration' })).toBeVisible();
  expect(screen.getByText('…')).toBeVisible();
  expect(screen.queryByText(/ online now$/)).not.toBeInTheDocument();
});

it('has the current tabs of roles when it is reopened', async () => {
  const { user, permissions, leaveAndReturn } = renderGraph();
  const services = () => within(screen.getByRole('region', { name: 'Services' }));
  await screen.findByRole('region', { name: 'Services' });
  for (const role of roles) permissions.changeConcurrently(role, []);
  leaveAndReturn();
  await user.click(services().getByRole('button', { name: 'Marketplace' }));
  await waitFor(() => expect(screen.getAllByText('Nobody', { selector: 'dd' })).toHaveLength(2));
});

it('can be selected and left by keyboard', async () => {
  const { user } = renderGraph();
  const remotes = within(await screen.findByRole('region', { name: 'Remotes' }));
  const remote = remotes.getByRole('button', { name: 'Marketplace' });
  remote.focus();
  await user.keyboard('{Enter}');
  expect(remote).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Enter}');
  expect(remote).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(/^Choose a service/)).toBeVisible();
});

it('shows what a role depends on, and requests no users of it', async () => {
  const { user, permissions } = renderGraph();
  const roles = within(await screen.findByRole('region', { name: 'Roles' }));
  await user.click(roles.getByRole('button', { name: 'Customer' }));
  expect(screen.getByText(/^What Customer depends on/)).toBeVisible();
  expect(permissions.impactsAsked).toEqual([]);
});

it('shows that nothing is released', async () => {
  renderGraph([]);
  expect(await screen.findByText('Nothing released yet')).toBeVisible();
});

it('can be reloaded after a failure', async () => {
  servePermissions();
  server.use(http.get(path, () => HttpResponse.json([marketplace])));
  server.use(http.get(path, () => errorAnswer(503, 'The registry does not answer.'), { once: true }));
  const { user } = renderPart(<BlastRadius />);
  expect(await screen.findByText('The dependencies could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Services' })).toBeVisible();
});
