import type { CurrentReleases } from '@plaza/contracts/internal/registry';
import { rolloutFixture } from '../testing/rollout-fixture';
import { StoredReleases } from '../testing/stored-releases';
import { describeRemotes } from './describe-remotes';
import type { FirstFiles } from './files/first-files';
import { RemotesAnswers } from './remotes-answers';
import type { SelectedRelease } from './selection/select-release';

const stored = new StoredReleases();
const finance = { ...stored.add('finance', '1.1.0'), previous: stored.add('finance', '1.0.0') };
const rollout = rolloutFixture(stored.add('markets', '2.0.0'));
const releases: CurrentReleases = [
  stored.add('auth', '1.0.0'),
  finance,
  { ...stored.add('markets', '1.0.0'), rollout },
];

const files: FirstFiles = { entry: 'remoteEntry.3fa91c20.js', first: [], tabs: {}, calls: {} };

/** What is answered to somebody with these tabs. */
const describedFor = (tabs: string[], kind: 'stable' | 'rollout' = 'stable') => {
  const select = async (): Promise<SelectedRelease> => ({ kind });
  return describeRemotes(tabs, [], releases, async () => files, select);
};

test('visitors with the same releases get identical bytes', async () => {
  const answers = new RemotesAnswers();
  const bytes = answers.bytesOf(await describedFor(['overview', 'markets']));
  expect(answers.bytesOf(await describedFor(['overview', 'markets']))).toBe(bytes);
  expect(JSON.parse(bytes.toString())).toEqual(await describedFor(['overview', 'markets']));
});

test('other tabs or another release result in another answer', async () => {
  const answers = new RemotesAnswers();
  const lists = [
    await describedFor(['overview', 'markets']),
    await describedFor(['overview']),
    await describedFor(['overview', 'markets'], 'rollout'),
  ];
  const texts = lists.map((list) => answers.bytesOf(list).toString());
  expect(texts).toEqual(lists.map((list) => JSON.stringify(list)));
  expect(new Set(texts).size).toBe(lists.length);
  expect(texts[2]).toContain('"version":"2.0.0"');
});
