import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { Outcome, WebVitals } from '@plaza/contracts/registry/outcomes';

/** A release as identified by a descriptor. */
export interface ReportedRelease {
  readonly name: RemoteName;
  readonly version: string;
  readonly watched?: true | undefined;
}

interface Options {
  /** Sends a report; it neither throws nor rejects. */
  readonly send: (outcome: Outcome) => void;
  /** The web vitals of the page so far. */
  readonly vitals?: () => WebVitals | undefined;
  /** The id of an area's last failed request; undefined if none failed. */
  readonly traceOf?: (name: RemoteName) => string | undefined;
  /** Whether a user is signed in: starts of loading are not counted for signed-out visitors. */
  readonly isSignedIn?: () => boolean;
  /** Returns a random number from 0 to 1, which decides whether a release that is not watched is sampled. */
  readonly draw?: () => number;
}

/** The probability that a release that is not watched is reported. */
const share = 0.1;
const maxLoadMs = 600_000;

/** `/remotes/<name>/<version>/`, as in the script URLs of a stack trace. */
const scriptOfRemote = /\/remotes\/([a-z][a-z0-9]*)\/([^/\s]+)\//;

/**
 * Reports the outcomes of releases on this page: for each release at most one success and one failure. An error is
 * attributed to the release whose script comes first in its stack, whichever tab is open.
 */
export class OutcomeReporter {
  /** "name version" → whether it is reported. */
  readonly #isReported = new Map<string, boolean>();
  readonly #sent = new Set<string>();
  readonly #options: Required<Options>;

  constructor(options: Options) {
    const nothing = () => undefined;
    this.#options = { vitals: nothing, traceOf: nothing, isSignedIn: () => true, draw: Math.random, ...options };
  }

  /**
   * Records that this page starts to load a release; other releases are not reported. The start of a watched release is
   * reported at once, because a release that freezes the page can never report an outcome.
   */
  recordLoadStart({ name, version, watched }: ReportedRelease): void {
    const key = `${name} ${version}`;
    if (watched && this.#options.isSignedIn() && !this.#sent.has(`${key} begun`) && !this.#sent.has(`${key} ok`)) {
      this.#sent.add(`${key} begun`);
      this.#options.send({ remote: name, version, outcome: 'begun' });
    }
    this.#isReported.set(key, watched || (this.#isReported.get(key) ?? this.#options.draw() < share));
  }

  report({ name, version }: Pick<ReportedRelease, 'name' | 'version'>, outcome: OutcomeKind, loadMs?: number): void {
    const key = `${name} ${version}`;
    // A rendered release may fail later, but a failed one does not become good through a retry or a fallback.
    const sent = outcome === 'ok' ? [`${key} ok`] : [`${key} ok`, `${key} fault`];
    if (!this.#isReported.get(key) || this.#sent.has(sent.at(-1) ?? '')) return;
    for (const one of sent) this.#sent.add(one);
    const took = loadMs === undefined ? {} : { loadMs: Math.min(Math.max(Math.round(loadMs), 0), maxLoadMs) };
    const vitals = this.#options.vitals();
    const trace = outcome === 'ok' ? undefined : this.#options.traceOf(name);
    const more = { ...(vitals ? { vitals } : {}), ...(trace ? { trace } : {}) };
    this.#options.send({ remote: name, version, outcome, ...took, ...more });
  }

  /** Records an error that a boundary caught (`crashed`) or that was uncaught (`errored`), if a release caused it. */
  attribute(error: unknown, outcome: 'crashed' | 'errored', script = ''): void {
    const stack = error instanceof Error ? `${error.stack}` : script;
    const [, name, version] = scriptOfRemote.exec(stack) ?? [];
    // Without a network connection, a missing chunk says nothing about the release.
    if (!name || !version || !navigator.onLine) return;
    const isLost = error instanceof Error && error.name === 'ChunkLoadError';
    this.report({ name: name as RemoteName, version }, isLost ? 'load_failed' : outcome);
  }
}
