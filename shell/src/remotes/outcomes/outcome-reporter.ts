import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { Outcome, WebVitals } from '@plaza/contracts/registry/outcomes';

/** A release as a descriptor names it. */
export interface ReportedRelease {
  readonly name: RemoteName;
  readonly version: string;
  readonly watched?: true | undefined;
}

interface Options {
  /** Sends a report; it neither throws nor rejects. */
  readonly send: (outcome: Outcome) => void;
  /** What is known of the page until now. */
  readonly vitals?: () => WebVitals | undefined;
  /** The id of the last request of an area that failed; undefined where none did. */
  readonly traceOf?: (name: RemoteName) => string | undefined;
  /** Whether a user is signed in: load starts of visitors count for nothing. */
  readonly isSignedIn?: () => boolean;
  /** A random number from 0 to 1, which decides whether a release that is not watched is sampled. */
  readonly draw?: () => number;
}

/** The share of outcomes that is reported of releases that are not watched. */
const share = 0.1;
const maxLoadMs = 600_000;

/** `/remotes/<name>/<version>/`, as script addresses in a stack have it. */
const scriptOfRemote = /\/remotes\/([a-z][a-z0-9]*)\/([^/\s]+)\//;

/**
 * Reports how releases do in this page: of each that it drew, and at most one thing that went wrong. An error belongs
 * to the release whose script stands first in its stack, whatever is open.
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
   * Records a release that this page begins to load; of other releases nothing is reported. The start of a watched
   * release is reported at once, as a release that freezes the page never reports an outcome.
   */
  meet({ name, version, watched }: ReportedRelease): void {
    const key = `${name} ${version}`;
    if (watched && this.#options.isSignedIn() && !this.#sent.has(`${key} begun`) && !this.#sent.has(`${key} ok`)) {
      this.#sent.add(`${key} begun`);
      this.#options.send({ remote: name, version, outcome: 'begun' });
    }
    this.#isReported.set(key, watched || (this.#isReported.get(key) ?? this.#options.draw() < share));
  }

  report({ name, version }: Pick<ReportedRelease, 'name' | 'version'>, outcome: OutcomeKind, loadMs?: number): void {
    const key = `${name} ${version}`;
    // What drew may fail later; what has failed does not become good by being tried again, or by another's help.
    const sent = outcome === 'ok' ? [`${key} ok`] : [`${key} ok`, `${key} fault`];
    if (!this.#isReported.get(key) || this.#sent.has(sent.at(-1) ?? '')) return;
    for (const one of sent) this.#sent.add(one);
    const took = loadMs === undefined ? {} : { loadMs: Math.min(Math.max(Math.round(loadMs), 0), maxLoadMs) };
    const vitals = this.#options.vitals();
    const trace = outcome === 'ok' ? undefined : this.#options.traceOf(name);
    const more = { ...(vitals ? { vitals } : {}), ...(trace ? { trace } : {}) };
    this.#options.send({ remote: name, version, outcome, ...took, ...more });
  }

  /** Records an error that a boundary caught (`crashed`) or nothing did (`errored`), where a release caused it. */
  attribute(error: unknown, outcome: 'crashed' | 'errored', script = ''): void {
    const stack = error instanceof Error ? `${error.stack}` : script;
    const [, name, version] = scriptOfRemote.exec(stack) ?? [];
    // A chunk that did not come says nothing while there is no network.
    if (!name || !version || !navigator.onLine) return;
    const isLost = error instanceof Error && error.name === 'ChunkLoadError';
    this.report({ name: name as RemoteName, version }, isLost ? 'load_failed' : outcome);
  }
}
