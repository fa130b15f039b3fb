import type { Drill, DrillFault, JourneyOutcome, JourneyReport } from '@plaza/contracts/operations/drills';
import { capitalise, type Meaning } from '@plaza/ui';
import { type Areas, nameRemotes } from '../../tab-permissions/labels/permission-labels';

const faults: Record<DrillFault, string> = {
  stopped: 'stopped',
  slow: 'three seconds slower',
  faulty: 'failing half the time',
};

export const nameFault = (fault: DrillFault): string => faults[fault];

/** "Redis", "the remote Finance", "the service Markets". */
export function nameTarget({ kind, name }: Pick<Drill, 'kind' | 'name'>, areas?: Areas): string {
  if (kind === 'redis') return 'Redis';
  return kind === 'remote' ? `the remote ${nameRemotes([name], areas)}` : `the service ${capitalise(name)}`;
}

/** "The service Markets, stopped for 30 seconds". */
export const nameDrill = (drill: Drill): string =>
  `${capitalise(nameTarget(drill))}, ${nameFault(drill.fault)} for ${drill.seconds} seconds`;

const outcomes: Record<JourneyOutcome, { readonly label: string; readonly tone: Meaning }> = {
  works: { label: 'Works', tone: 'good' },
  slow: { label: 'Slow', tone: 'attention' },
  kept: { label: 'Cached answer', tone: 'attention' },
  fails: { label: 'Fails', tone: 'bad' },
};

export const outcomeOf = (outcome: JourneyOutcome) => outcomes[outcome];

/** "8 of 12 journeys kept working as before". */
export function summary(journeys: readonly JourneyReport[]): string {
  const tried = journeys.filter(({ before }) => before !== null);
  const same = tried.filter(({ before, worst }) => worst === null || worst === before);
  return `${same.length} of ${tried.length} journeys kept working as before.`;
}
