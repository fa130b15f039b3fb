import { type AppStore, log } from '@plaza/web-kit';
import type { OutcomeReporter, ReportedRelease } from './outcome-reporter';

type Report = Parameters<OutcomeReporter['report']>;
type Attribute = Parameters<OutcomeReporter['attribute']>;

let store: AppStore | undefined;
let loading: Promise<OutcomeReporter> | undefined;
const met: ReportedRelease[] = [];

/** Creates the reporter of this page; its code is loaded with the first report. */
async function load(of: AppStore): Promise<OutcomeReporter> {
  const { createReporter } = await import(/* webpackChunkName: "outcomes" */ './create-reporter');
  return createReporter(of);
}

function withReporter(use: (reporter: OutcomeReporter) => void): void {
  if (!store) return;
  loading ??= load(store);
  const unheard = (error: unknown) => log.warn('an outcome could not be reported', error);
  void loading.then((reporter) => {
    for (const release of met.splice(0)) reporter.meet(release);
    use(reporter);
  }, unheard);
}

/** Reports outcomes of releases, see OutcomeReporter; does nothing before `startOutcomes`. */
export const outcomes = {
  meet(release: ReportedRelease): void {
    met.push(release);
    if (release.watched) withReporter(() => undefined); // reports the start before any code of it runs
  },
  report: (...said: Report): void => withReporter((reporter) => reporter.report(...said)),
  attribute: (...said: Attribute): void => withReporter((reporter) => reporter.attribute(...said)),
};

/** Starts to report outcomes for the signed-in user, and to listen for errors of releases. */
export function startOutcomes(of: AppStore): void {
  store = of;
  addEventListener('error', ({ error, filename }) => outcomes.attribute(error, 'errored', filename));
  addEventListener('unhandledrejection', ({ reason }) => outcomes.attribute(reason, 'errored'));
}
