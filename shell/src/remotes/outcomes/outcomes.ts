import { type AppStore, log } from '@plaza/web-kit';
import type { OutcomeReporter, ReportedRelease } from './outcome-reporter';

type Report = Parameters<OutcomeReporter['report']>;
type Attribute = Parameters<OutcomeReporter['attribute']>;

let store: AppStore | undefined;
let loading: Promise<OutcomeReporter> | undefined;
const started: ReportedRelease[] = [];

/** Creates the reporter of this page; its code is loaded with the first report. */
async function load(of: AppStore): Promise<OutcomeReporter> {
  const { createReporter } = await import(/* webpackChunkName: "outcomes" */ './create-reporter');
  return createReporter(of);
}

function withReporter(use: (reporter: OutcomeReporter) => void): void {
  if (!store) return;
  loading ??= load(store);
  const handleFailure = (error: unknown) => {
    loading = undefined; // so that the next report loads it again
    log.warn('an outcome could not be reported', error);
  };
  void loading.then((reporter) => {
    for (const release of started.splice(0)) reporter.recordLoadStart(release);
    use(reporter);
  }, handleFailure);
}

/** Reports outcomes of releases, see OutcomeReporter; does nothing before `startOutcomes`. */
export const outcomes = {
  recordLoadStart(release: ReportedRelease): void {
    started.push(release);
    if (release.watched) withReporter(() => undefined); // reports the start before any code of it runs
  },
  report: (...report: Report): void => withReporter((reporter) => reporter.report(...report)),
  attribute: (...error: Attribute): void => withReporter((reporter) => reporter.attribute(...error)),
};

/** Starts to report outcomes for the signed-in user, and to listen for errors of releases. */
export function startOutcomes(of: AppStore): void {
  store = of;
  addEventListener('error', ({ error, filename }) => outcomes.attribute(error, 'errored', filename));
  addEventListener('unhandledrejection', ({ reason }) => outcomes.attribute(reason, 'errored'));
}
