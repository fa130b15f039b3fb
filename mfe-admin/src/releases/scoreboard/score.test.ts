import { releaseFixture, remoteFixture } from '../../testing/remotes-server';
import { scoreOf } from './score';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString();
const past = { startedAt: at(0), endedAt: at(1), weight: 1, outcomes: { good: 1, bad: 0 } };
const published = (version: string, minute: number, bytes?: number) =>
  releaseFixture(version, {
    releasedAt: at(minute),
    ...(bytes === undefined ? {} : { published: { by: 'pipeline', bytes, shared: [] } }),
  });

it('counts releases after the first one that visitors received, and rolled-back ones of these, each once', () => {
  const remote = remoteFixture({
    history: [
      { version: '1.0.0', at: at(0) },
      { version: '1.1.0', at: at(3) },
      { version: '1.0.0', at: at(9) }, // 1.1.0 was rolled back by a person
      { version: '1.2.0', at: at(12) },
      { version: '1.0.0', at: at(13) }, // 1.2.0 automatically
    ],
    pastRollouts: [
      { ...past, version: '1.2.0', end: 'returned', endedAt: at(13) },
      { ...past, version: '1.3.0', end: 'aborted' },
      { ...past, version: '1.4.0', end: 'replaced' },
    ],
  });
  expect(scoreOf(remote)).toMatchObject({ released: 4, automaticRollbacks: 1, manualRollbacks: 2 });
});

it('does not count a failure of a release that is current again, or that was never bad', () => {
  const remote = remoteFixture({
    current: '1.1.0',
    history: ['1.0.0', '1.1.0', '1.0.0', '1.1.0'].map((version, minute) => ({ version, at: at(minute) })),
  });
  expect(scoreOf(remote)).toMatchObject({ released: 1, automaticRollbacks: 0, manualRollbacks: 0 });
});

it('counts failures only of releases after the first one that visitors received', () => {
  // The history is cut: the first that is known was left for an earlier one.
  const history = ['1.1.0', '1.0.0', '1.1.0', '1.0.0'].map((version, minute) => ({ version, at: at(minute) }));
  const { released, automaticRollbacks, manualRollbacks } = scoreOf(remoteFixture({ history }));
  expect(automaticRollbacks + manualRollbacks).toBeLessThanOrEqual(released);
});

it('has the median time from publishing to everybody, and the known sizes, oldest first', () => {
  const remote = remoteFixture({
    releases: [published('1.2.0', 10, 900), published('1.1.0', 2, 800), published('1.0.0', 0)],
    history: [
      { version: '1.0.0', at: at(1) },
      { version: '1.1.0', at: at(5) },
      { version: '1.2.0', at: at(40) },
    ],
  });
  const { leadMs, sizes } = scoreOf(remote);
  expect(leadMs).toBe(3 * 60_000);
  expect(sizes).toEqual([
    { version: '1.1.0', bytes: 800 },
    { version: '1.2.0', bytes: 900 },
  ]);
});

it('is empty if nothing was ever released', () => {
  expect(scoreOf(remoteFixture({ releases: [], current: null }))).toEqual({
    released: 0,
    automaticRollbacks: 0,
    manualRollbacks: 0,
    leadMs: null,
    sizes: [],
  });
});
