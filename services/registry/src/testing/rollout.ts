import { randomUUID } from 'node:crypto';
import { CurrentReleases, type VisitorOutcome } from '@plaza/contracts/internal/registry';
import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import type { reportedKinds } from '@plaza/contracts/registry/outcome-kinds';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { NewRollout } from '@plaza/contracts/registry/rollout-calls';
import { takeOutcome } from '../outcomes/take-outcome';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';
import type { Rollout } from '../rollouts/rollout';
import { current, remotes, type TestRegistry } from './registry';
import { releaseFixture } from './release';

const minute = 60_000;
type ReportedKind = (typeof reportedKinds)[number];

/** Drives a rollout of finance 1.1.0 beside a stable 1.0.0, over HTTP. */
export function rolloutOfFinance(registry: () => TestRegistry) {
  const at = (path: string) => `${remotes}/finance/${path}`;
  const start = (options: Partial<NewRollout> = {}) =>
    registry().deployer.post<RemoteState>(at('rollout'), { version: '1.1.0', ...options });
  const report = (person: string, outcome: ReportedKind, extra: object = {}) =>
    registry().neighbour.post('/internal/outcomes', {
      remote: 'finance',
      version: '1.1.0',
      outcome,
      person,
      isSignedIn: true,
      ...extra,
    });

  return {
    at,
    start,
    move: (verb: string) => registry().deployer.post<RemoteState>(at(`rollout/${verb}`), {}),
    back: () => registry().deployer.post<RemoteState>(at('back'), {}),
    /** Releases 1.0.0 to everybody, and adds two more releases. */
    async prepare() {
      await ReleaseModel.insertMany(['1.0.0', '1.1.0', '1.2.0'].map((version) => releaseRecord(version)));
      await registry().deployer.put(current('finance'), { version: '1.0.0' });
      registry().acts.length = 0;
      registry().events.length = 0;
    },
    report,
    /** Reports an outcome for `count` people whose accounts are a year old; all are judged together. */
    async reportByMany(count: number, outcome: ReportedKind, extra: Partial<VisitorOutcome> = {}) {
      const { clock, judge } = registry();
      const pointer = await RemotePointerModel.findById('finance').orFail().lean();
      clock.now = new Date(clock.now.getTime() + 1);
      await Promise.all(
        Array.from({ length: count }, () => {
          const person = somebody(registry());
          const input = { remote: 'finance', version: '1.1.0', outcome, person, isSignedIn: true, ...extra } as const;
          return takeOutcome(input, pointer, clock.now);
        }),
      );
      await judge.judge('finance');
    },
    pass: (minutes = 0) => {
      registry().clock.now = new Date(registry().clock.now.getTime() + minutes * minute);
      return registry().judge.pass();
    },
    async state() {
      const { body } = await registry().admin.get<RemoteState[]>(remotes);
      return body.find(({ name }) => name === 'finance') as RemoteState;
    },
    async given() {
      const { body } = await registry().neighbour.get('/internal/current');
      return CurrentReleases.parse(body).find(({ name }) => name === 'finance');
    },
    /** Changes fields of the stored rollout. */
    change: (fields: Partial<Rollout>) => {
      const set = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`rollout.${field}`, value]));
      return RemotePointerModel.updateOne({ _id: 'finance' }, { $set: set });
    },
  };
}

/** A release as it is stored in the database. */
export function releaseRecord(version: string, name: RemoteName = 'finance') {
  const { integrity, ...release } = releaseFixture({ version, name, tabs: tabsOfRemote(name) });
  return { ...release, integrity: Object.entries(integrity).map(([file, hash]) => ({ file, hash })) };
}

/** A person with an account. @param daysAgo the age of the account; negative if it is created in the future */
export function somebody({ people, clock }: TestRegistry, daysAgo = 365): string {
  const id = randomUUID();
  people.since.set(id, new Date(clock.now.getTime() - daysAgo * 24 * 60 * minute));
  return id;
}
