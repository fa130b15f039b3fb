import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a host process ended. `lastLine` is the last line that it wrote to standard error, if any. */
export interface HostEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly served: boolean;
  readonly lastLine?: string;
}

export interface HostCommand {
  readonly hostPath: string;
  readonly dir: string;
  readonly ttlIntervalSeconds?: number;
  readonly log: (line: string) => void;
}

/** The journal makes a kill safe. Usually the host closes in well under a second, unless it hangs or is frozen. */
const stopTimeoutMs = 6000;

/** One run of the host program. */
export class HostProcess {
  /** The URI, once the host is serving; undefined if it ended before. */
  readonly ready: Promise<string | undefined>;
  readonly ended: Promise<HostEnd>;
  readonly #child: ChildProcess;
  #served = false;
  #lastLine: string | undefined;

  constructor({ hostPath, dir, ttlIntervalSeconds, log }: HostCommand) {
    const args = [hostPath, dir, '--until-stdin-ends'];
    if (ttlIntervalSeconds !== undefined) args.push('--ttl-interval-seconds', `${ttlIntervalSeconds}`);
    // A separate process group: Ctrl-C in the terminal is for the parent, which stops everything in order.
    const { NODE_OPTIONS: _, ...env } = process.env;
    const child = spawn(process.execPath, args, { env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child = child;
    createInterface({ input: child.stderr }).on('line', (line) => {
      this.#lastLine = line;
      log(line);
    });
    const ended = new Promise<HostEnd>((resolve) => {
      child.once('error', (error) => resolve({ code: null, signal: null, served: false, lastLine: error.message }));
      child.once('close', (code, signal) => resolve({ code, signal, served: this.#served, lastLine: this.#lastLine }));
    });
    this.ended = ended;
    this.ready = new Promise((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (!line.startsWith('{"ready":true')) return; // the engine may print lines of its own
        const { uri } = JSON.parse(line) as { uri: string };
        this.#served = true;
        resolve(uri);
      });
      ended.then(() => resolve(undefined));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Stops the host in order, kills it after six seconds, and waits for its end. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const killTimer = setTimeout(() => this.#child.kill('SIGKILL'), stopTimeoutMs);
    await this.ended;
    clearTimeout(killTimer);
  }
}
