import { setTimeout as delay } from 'node:timers/promises';
import { unsupportedPlatform } from '../platform';
import { explainEnd } from './explain-end';
import { hostBundle } from './host-bundle';
import { type HostCommand, type HostEnd, HostProcess } from './host-process';
import { RestartBackoff } from './restart-backoff';

export interface DatabaseOptions {
  /** The data directory: created when missing; rejected when it contains anything but a database. */
  readonly dir: string;
  /** Receives one line per event, for users. */
  readonly log?: (line: string) => void;
  /** Called when the host ends unexpectedly. `final` means that it is not restarted. */
  readonly onDown?: (reason: string, final: boolean) => void;
  /** Called when the host serves again, at the same URI, after `onDown`. */
  readonly onUp?: () => void;
  /** The built host program; by default found in node_modules, from the working directory upwards. */
  readonly hostPath?: string;
  /** How often expired documents are deleted; 60 by default. */
  readonly ttlIntervalSeconds?: number;
}

export interface Database {
  /** The URI for drivers, the same across restarts. It requests journaled writes. */
  readonly uri: string;
  /** The host's process id; undefined while none runs. */
  pid(): number | undefined;
  /** Closes the database in order; it is not restarted after that. */
  stop(): Promise<void>;
}

/**
 * Starts the development database and keeps it running: a crashed host is restarted, with growing delays.
 * @throws with a message for users when it cannot serve `dir` (in use, damaged, no database, not built, wrong platform)
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const unsupported = unsupportedPlatform();
  if (unsupported) throw new Error(unsupported);
  const { dir, ttlIntervalSeconds, log = () => undefined } = options;
  const command: HostCommand = {
    hostPath: options.hostPath ?? hostBundle(),
    dir,
    ttlIntervalSeconds,
    log,
  };
  const host = new HostProcess(command);
  const uri = await host.ready;
  if (uri === undefined) throw new Error(explainEnd(await host.ended, dir).reason);
  const supervisor = new Supervisor(command, options, host);
  return { uri, pid: () => supervisor.pid, stop: () => supervisor.stop() };
}

class Supervisor {
  readonly #command: HostCommand;
  readonly #options: DatabaseOptions;
  readonly #stopping = new AbortController();
  readonly #backoff = new RestartBackoff();
  readonly #finished: Promise<void>;
  #host: HostProcess | undefined;

  constructor(command: HostCommand, options: DatabaseOptions, host: HostProcess) {
    this.#command = command;
    this.#options = options;
    this.#host = host;
    this.#finished = this.#supervise(host);
  }

  get pid(): number | undefined {
    return this.#host?.pid;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#host?.stop();
    await this.#finished;
  }

  async #supervise(first: HostProcess): Promise<void> {
    const { signal } = this.#stopping;
    for (let host = first; ; ) {
      const end = await host.ended;
      this.#host = undefined;
      if (signal.aborted) return;
      const wait = this.#delayAfter(end);
      if (wait === undefined) return;
      await delay(wait, undefined, { signal }).catch(() => undefined); // stopping ends the delay early
      if (signal.aborted) return;
      host = new HostProcess(this.#command);
      this.#host = host;
      host.ready.then((uri) => this.#serves(uri));
    }
  }

  /** Milliseconds until the next start, or undefined when there is none. */
  #delayAfter(end: HostEnd): number | undefined {
    const { reason, final } = explainEnd(end, this.#command.dir);
    const wait = final ? undefined : this.#backoff.afterCrash();
    this.#command.log(`${reason}; ${wait === undefined ? 'it is not started again' : 'starting it again'}`);
    this.#options.onDown?.(reason, wait === undefined);
    return wait;
  }

  #serves(uri: string | undefined): void {
    if (uri === undefined) return;
    this.#command.log('the database serves again');
    this.#options.onUp?.();
  }
}
