import type { RemoteCalls } from '@plaza/contracts/registry/remote-calls';
import { forcedColorsOf } from '@plaza/test-kit/screens/forced-colors';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { BlastRadius } from './operations/blast-radius/blast-radius';
import { log, openAudit, openRecord, serveAudit } from './testing/audit-server';
import { servePermissions } from './testing/permissions-server';
import { opened, renderTabPermissions } from './testing/render-permissions';

const chosen = { background: 'Highlight', color: 'HighlightText', 'forced-color-adjust': 'none' };

it('the role whose tabs are shown is visible', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  const cards = screen.getAllByRole('radio').map((radio) => ({ radio, card: radio.closest('label') as Element }));
  for (const { radio, card } of cards) {
    if ((radio as HTMLInputElement).checked) expect(forcedColorsOf(card)).toMatchObject(chosen);
    else expect(forcedColorsOf(card)).toEqual({});
  }
});

it('selected days and active filters are visible', async () => {
  serveAudit();
  const { user } = openAudit();
  await log();
  const today = () => screen.getByRole('button', { name: 'Today' });
  expect(forcedColorsOf(today())).toEqual({});
  await user.click(today());
  expect(forcedColorsOf(today())).toMatchObject(chosen);
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All by Ada Byron' }));
  const filter = await screen.findByRole('button', { name: 'Remove Filter: By Ada Byron' });
  expect(forcedColorsOf(filter)).toMatchObject(chosen);
});

it('the selected part of the dependencies is visible', async () => {
  servePermissions();
  const call = { route: 'GET /api/v1/bookings', service: 'marketplace', scope: 'bookings' } as const;
  const calls: RemoteCalls[] = [{ name: 'marketplace', version: '1.0.0', calls: [call] }];
  server.use(http.get('/api/v1/registry/remote-calls', () => HttpResponse.json(calls)));
  const { user } = renderInPlaza(<BlastRadius />);
  const service = async () => (await screen.findAllByRole('button', { name: 'Marketplace' }))[0] as Element;
  expect(forcedColorsOf(await service())).toEqual({});
  await user.click(await service());
  expect(forcedColorsOf(await service())).toMatchObject(chosen);
});
