import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type AppStore, apiErrorIn, type RootState } from '@plaza/web-kit';
import { OutcomeReporter } from './outcome-reporter';
import { sendOutcome } from './send-outcome';
import { watchWebVitals } from './web-vitals';

/** The reporter of this page, for the user signed in to `store`. */
export function createReporter(store: AppStore): OutcomeReporter {
  const token = () => store.getState().session.token;
  return new OutcomeReporter({
    send: (outcome) => void sendOutcome(outcome, token()),
    vitals: watchWebVitals(),
    traceOf: (name) => lastFailureOf(name, store.getState()),
    isSignedIn: () => token() !== null,
  });
}

/** The trace of an area's last failed request, which may have caused a crash. */
export function lastFailureOf(name: RemoteName, { api }: Pick<RootState, 'api'>): string | undefined {
  const isOfArea = new RegExp(`^${name}[A-Z]`);
  const failures = Object.values(api.queries).filter(
    (query) => query?.status === 'rejected' && isOfArea.test(query.endpointName ?? ''),
  );
  const [last] = failures.sort((one, other) => (other?.startedTimeStamp ?? 0) - (one?.startedTimeStamp ?? 0));
  return apiErrorIn(last?.error)?.traceId;
}
