import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { BlastRadius } from '../operations/blast-radius/blast-radius';
import { Configuration } from '../operations/configuration/configuration';
import { DrillList } from '../operations/drills/drill-list';
import { AreaList } from '../releases/areas/area-list';
import { RemoteList } from '../releases/remotes/list/remote-list';
import { Scoreboard } from '../releases/scoreboard/scoreboard';
import { TeamList } from '../releases/teams/team-list';
import { HistoryDialog } from '../tab-permissions/history/history-dialog';
import { areaFixture, serveAreas } from '../testing/areas-server';
import { openAudit, serveAudit } from '../testing/audit-server';
import { aSave, servePermissions } from '../testing/permissions-server';
import { remoteFixture, serveRemotes } from '../testing/remotes-server';
import { renderPart } from '../testing/render-panel';
import { serveTeams, teamFixture } from '../testing/teams-server';

const at = '2026-03-04T12:00:00.000Z';
const version = {
  number: 2,
  hash: 'a'.repeat(64),
  kind: 'apply',
  at,
  by: 'grace',
  reason: 'Fewer tries.',
  changes: [],
  document: { format: 1 },
};
const drill = {
  id: 'b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69',
  kind: 'service',
  name: 'markets',
  fault: 'stopped',
  seconds: 30,
  startedAt: at,
  endedAt: at,
  isWatched: false,
  by: 'grace',
  journeys: [],
};

beforeEach(() => {
  servePermissions().versions = [aSave];
  serveRemotes(remoteFixture());
  serveTeams(teamFixture());
  serveAreas(areaFixture());
  server.use(
    http.get('/api/v1/registry/gateway-configuration', () => HttpResponse.json(version)),
    http.get('/api/v1/registry/gateway-configuration/versions', () => HttpResponse.json([version])),
    http.get('/api/v1/registry/gateways', () => HttpResponse.json([])),
    http.get('/api/v1/registry/remote-calls', () =>
      HttpResponse.json([
        { name: 'finance', version: '1.0.0', calls: [{ route: 'GET /x', service: 'finance', scope: 'finance' }] },
      ]),
    ),
    http.get('/api/v1/operations/drills', () =>
      HttpResponse.json({ areAllowed: true, hasRedis: false, drills: [drill] }),
    ),
  );
});

const readsFail = () => server.use(http.get('*', () => errorAnswer(503, 'Come back later.')));

test.each<[string, ReactNode, () => Promise<unknown>]>([
  ['releases', <RemoteList key="remotes" />, () => screen.findByRole('region', { name: /^Finance/ })],
  ['releases', <Scoreboard key="scoreboard" />, () => screen.findByRole('table', { name: 'Scoreboard' })],
  ['teams', <TeamList key="teams" />, () => screen.findByText('Treasury')],
  ['areas', <AreaList key="areas" />, () => screen.findByText('Loyalty')],
  ['configuration', <Configuration key="configuration" />, () => screen.findByText('Fewer tries.')],
  ['dependencies', <BlastRadius key="blast" />, () => screen.findByRole('region', { name: 'Services' })],
  ['drills', <DrillList key="drills" />, () => screen.findByText('Ended')],
  [
    'saves',
    <HistoryDialog key="history" saving={false} onClose={() => undefined} onUndo={async () => undefined} />,
    () => screen.findByRole('list', { name: 'Saves' }),
  ],
])('%s that cannot be refetched stay, with a notice (%#)', async (what, part, shown) => {
  const { leaveAndReturn } = renderPart(part);
  await shown();
  expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument();
  readsFail();
  leaveAndReturn();
  const notice = `The latest ${what} could not be loaded. What you see may be out of date.`;
  expect(await screen.findByText(notice)).toBeVisible();
  await shown();
});

test.each<[string, ReactNode, string]>([
  ['teams', <TeamList key="teams" />, 'No teams yet'],
  ['areas', <AreaList key="areas" />, 'No team areas yet'],
  [
    'saves',
    <HistoryDialog key="history" saving={false} onClose={() => undefined} onUndo={async () => undefined} />,
    'No saves yet',
  ],
])('an empty list of %s has the notice, too', async (what, part, nothing) => {
  servePermissions();
  serveTeams();
  serveAreas();
  const { leaveAndReturn } = renderPart(part);
  await screen.findByText(nothing);
  readsFail();
  leaveAndReturn();
  const notice = `The latest ${what} could not be loaded. What you see may be out of date.`;
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByText(nothing)).toBeVisible();
});

test('records that cannot be refetched stay, with a notice before them', async () => {
  serveAudit();
  const { leaveAndReturn } = openAudit();
  await screen.findByText('1 record');
  readsFail();
  leaveAndReturn();
  const notice = 'The latest records could not be loaded. What you see may be out of date.';
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByText('1 record')).toBeVisible();
  serveAudit();
  screen.getByRole('button', { name: 'Retry' }).click();
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
});
