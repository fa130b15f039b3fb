import type { RemoteState } from '@plaza/contracts/registry/releases';
import { remoteFixture } from '../../../testing/remotes-server';
import { rolledBackReleases, wasRolledBack } from './rolled-back-releases';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString();
/** What everybody was given, one a minute from the first on. */
const history = (...versions: string[]) => versions.map((version, minute) => ({ version, at: at(minute) }));
type End = RemoteState['pastRollouts'][number]['end'];
const ended = (version: string, end: End, minute: number) => ({
  version,
  end,
  startedAt: at(0),
  endedAt: at(minute),
  weight: 1,
  outcomes: { good: 1, bad: 0 },
});

const rolledBack = (remote: Parameters<typeof rolledBackReleases>[0]) => {
  const { automatically, byPerson } = rolledBackReleases(remote);
  return { automatically: [...automatically], byPerson: [...byPerson] };
};

it.each<[string, Partial<RemoteState>, string[], string[]]>([
  ['was rolled back automatically', { pastRollouts: [ended('B', 'returned', 1)] }, ['B'], []],
  ['was aborted', { pastRollouts: [ended('B', 'aborted', 1)] }, [], ['B']],
  ['was replaced, which says nothing against it', { pastRollouts: [ended('B', 'replaced', 1)] }, [], []],
  ['was left for what everybody had before', { history: history('A', 'B', 'A') }, [], ['B']],
  ['was left for something new', { history: history('A', 'B', 'C') }, [], []],
  ['is what everybody has again', { history: history('A', 'B', 'A', 'B') }, [], []],
  ['was left twice, while the one below was never bad', { history: history('A', 'B', 'A', 'B', 'A') }, [], ['B']],
  ['came after a return to what was there', { history: history('A', 'B', 'A', 'C') }, [], ['B']],
  ['was left for one further below', { history: history('A', 'B', 'C', 'A') }, [], ['C']],
  [
    'was aborted, then kept, then followed by another',
    { history: history('A', 'A', 'B', 'B', 'C'), pastRollouts: [ended('B', 'aborted', 1), ended('B', 'kept', 3)] },
    [],
    [],
  ],
  [
    'was kept, then tried again and rolled back',
    { pastRollouts: [ended('B', 'kept', 1), ended('B', 'returned', 2)] },
    ['B'],
    [],
  ],
  [
    'was rolled back automatically while it was watched, in one write with what everybody has',
    { history: history('A', 'B', 'A'), pastRollouts: [ended('B', 'returned', 2)] },
    ['B'],
    [],
  ],
])('a release that %s', (_what, remote, automatically, byPerson) => {
  expect(rolledBack(remoteFixture({ ...remote }))).toEqual({ automatically, byPerson });
});

it('never marks the current release', () => {
  const remote = remoteFixture({ current: 'B', pastRollouts: [ended('B', 'returned', 1), ended('C', 'aborted', 2)] });
  expect([wasRolledBack(remote, 'B'), wasRolledBack(remote, 'C')]).toEqual([false, true]);
});
