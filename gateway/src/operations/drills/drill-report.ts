import { type JourneyOutcome, type JourneyReport, journeyOutcomes } from '@plaza/contracts/operations/drills';

const severity = (outcome: JourneyOutcome | null) => (outcome === null ? -1 : journeyOutcomes.indexOf(outcome));

/** The report of a journey before it is tried in the drill. */
export const untried = (name: string, before: JourneyOutcome | null): JourneyReport => ({
  name,
  before,
  worst: null,
  tries: 0,
  failures: 0,
  after: null,
});

/** Adds the outcome of one more try during the drill. */
export function withTry(report: JourneyReport, outcome: JourneyOutcome | null): JourneyReport {
  if (outcome === null) return report;
  return {
    ...report,
    worst: severity(outcome) > severity(report.worst) ? outcome : report.worst,
    tries: report.tries + 1,
    failures: report.failures + (outcome === 'fails' ? 1 : 0),
  };
}

/** Whether a journey does at least as well after the drill as before it. */
export const isBack = ({ before, after }: JourneyReport): boolean =>
  before === null || before === 'fails' || (after !== null && severity(after) <= severity(before));
