import type { Drill, Drills, NewDrill } from '@plaza/contracts/operations/drills';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { servePermissions } from '../../testing/permissions-server';
import { choose, renderPart } from '../../testing/render-panel';
import { DrillList } from './drill-list';

const path = '/api/v1/operations/drills';
const id = 'b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69';

const drillFixture = (overrides: Partial<Drill> = {}): Drill => ({
  id,
  kind: 'service',
  name: 'markets',
  fault: 'stopped',
  seconds: 30,
  startedAt: new Date().toISOString(),
  endedAt: null,
  isWatched: true,
  by: id,
  journeys: [
    { name: 'Following markets', before: 'works', worst: 'fails', tries: 4, failures: 3, after: null },
    { name: 'Reading messages', before: null, worst: null, tries: 0, failures: 0, after: null },
    { name: 'Finding a service', before: 'works', worst: 'works', tries: 4, failures: 0, after: null },
  ],
  ...overrides,
});

/** Whether a drill can be started; the button can always be focused, as starting one makes it unavailable. */
function mayStart(): boolean {
  const start = screen.getByRole('button', { name: 'Start a Drill' });
  expect(start).toBeEnabled();
  return start.getAttribute('aria-disabled') === null;
}

function renderDrills(kept: Partial<Drills> = {}) {
  servePermissions();
  const state: Drills = { areAllowed: true, hasRedis: false, drills: [], ...kept };
  const started: NewDrill[] = [];
  const ended: unknown[] = [];
  server.use(
    http.get('/api/v1/registry/remote-calls', () => HttpResponse.json([])),
    http.get(path, () => HttpResponse.json(state)),
    http.post<never, NewDrill>(path, async ({ request }) => {
      const drill = await request.json();
      started.push(drill);
      state.drills = [drillFixture(drill), ...state.drills];
      return HttpResponse.json(state.drills[0], { status: 201 });
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      ended.push(params.id);
      state.drills = state.drills.map((drill) => ({ ...drill, endedAt: drill.startedAt }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { started, ended, ...renderPart(<DrillList />) };
}

it('starts the chosen drill, and shows it', async () => {
  const { user, started } = renderDrills();
  expect(await screen.findByText('No drills yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start a Drill' }));
  await choose(user, 'What fails', 'The service Finance');
  await choose(user, 'How', 'Slow: each answer takes three seconds longer');
  await choose(user, 'For how long', '10 seconds');
  await user.click(screen.getByRole('button', { name: 'Start Drill' }));
  expect(
    await screen.findByRole('region', { name: 'The service Finance, three seconds slower for 10 seconds' }),
  ).toBeVisible();
  expect(started).toEqual([{ kind: 'service', name: 'finance', fault: 'slow', seconds: 10 }]);
  expect(mayStart()).toBe(false);
});

it('shows a drill once that was reported before the answer to its start arrived', async () => {
  // While one is watched, reports are asked for every two seconds.
  const before = drillFixture({
    id: 'c7b4d205-63b8-4b10-8a1f-2a3e4d5c6b70',
    name: 'finance',
    endedAt: new Date().toISOString(),
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { user } = renderDrills({ drills: [before] });
  await screen.findByText(/^The service Finance/);
  server.use(
    http.post(path, async () => {
      await released;
      return HttpResponse.json(drillFixture(), { status: 201 });
    }),
    http.get(path, () => HttpResponse.json({ areAllowed: true, hasRedis: false, drills: [drillFixture(), before] })),
  );
  await user.click(screen.getByRole('button', { name: 'Start a Drill' }));
  await user.click(screen.getByRole('button', { name: 'Start Drill' }));
  const name = 'The service Markets, stopped for 30 seconds';
  expect(await screen.findByText(name, {}, { timeout: 5000 })).toBeInTheDocument(); // below the dialog
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('region', { name })).toHaveLength(1);
});

it('has the button in its place before it is known whether it is enabled', async () => {
  renderDrills();
  expect(mayStart()).toBe(false);
  await screen.findByText('No drills yet');
  expect(mayStart()).toBe(true);
});

it('allows stopping a remote, and no other fault of it', async () => {
  const { user, started } = renderDrills();
  await screen.findByText('No drills yet');
  await user.click(screen.getByRole('button', { name: 'Start a Drill' }));
  await choose(user, 'How', 'Slow: each answer takes three seconds longer');
  await choose(user, 'What fails', 'The remote Markets');
  expect(screen.getByRole('combobox', { name: 'How' })).toHaveTextContent('Stopped: it answers nobody');
  await user.click(screen.getByRole('button', { name: 'Start Drill' }));
  expect(await screen.findByRole('region', { name: /^The remote Markets, stopped/ })).toBeVisible();
  expect(started).toEqual([{ kind: 'remote', name: 'markets', fault: 'stopped', seconds: 30 }]);
});

it('shows what works during it, and ends it early', async () => {
  const { user, ended } = renderDrills({ drills: [drillFixture()] });
  const drill = within(await screen.findByRole('region', { name: 'The service Markets, stopped for 30 seconds' }));
  expect(drill.getByRole('row', { name: /^Following markets Works Fails 3 of 4/ })).toBeVisible();
  expect(drill.getByRole('row', { name: /^Reading messages Not available to you/ })).toBeVisible();
  expect(drill.getByText(/1 of 2 journeys kept working as before\.$/)).toBeVisible();
  await user.click(drill.getByRole('button', { name: 'End Drill' }));
  expect(await drill.findByText('Ended')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: /^The service Markets/ })).toHaveFocus());
  expect(drill.queryByRole('button', { name: 'End Drill' })).not.toBeInTheDocument();
  expect(ended).toEqual([id]);
});

it('explains why there are none if they are not allowed', async () => {
  renderDrills({ areAllowed: false });
  expect(await screen.findByText('Drills are turned off')).toBeVisible();
  expect(mayStart()).toBe(false);
});

it('keeps the dialog open with the error of a rejection', async () => {
  const { user } = renderDrills();
  await screen.findByText('No drills yet');
  await user.click(screen.getByRole('button', { name: 'Start a Drill' }));
  server.use(http.post(path, () => errorAnswer(409, 'A drill is running.', 'drill_running')));
  await user.click(screen.getByRole('button', { name: 'Start Drill' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A drill is running.');
});

it('shows the drill of another administrator that prevents a start, so that it can be ended', async () => {
  const { user } = renderDrills();
  await screen.findByText('No drills yet');
  await user.click(screen.getByRole('button', { name: 'Start a Drill' }));
  server.use(
    http.post(path, () => errorAnswer(409, 'A drill is running.', 'drill_running')),
    http.get(path, () => HttpResponse.json({ areAllowed: true, hasRedis: false, drills: [drillFixture()] })),
  );
  await user.click(screen.getByRole('button', { name: 'Start Drill' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A drill is running.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'End Drill' })).toBeVisible();
});

it('can be reloaded after a failure', async () => {
  server.use(http.get(path, () => errorAnswer(503, 'The gateway is busy.')));
  const { user } = renderPart(<DrillList />);
  expect(await screen.findByText('The drills could not be loaded')).toBeVisible();
  server.use(http.get(path, () => HttpResponse.json({ areAllowed: true, hasRedis: true, drills: [] })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No drills yet')).toBeVisible();
});
