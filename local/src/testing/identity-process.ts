import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Client, client } from '@plaza/test-kit/http';
import { listeningUrl } from './service-program';

/** How a process ended, and how long that took after SIGTERM. */
export interface Ending {
  readonly ms: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Identity as a separate process. */
export class IdentityProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #output: string[];

  private constructor(child: ChildProcess, url: string, output: string[]) {
    this.#child = child;
    this.url = url;
    this.#output = output;
  }

  static async start(main: string, mongodbUri: string, other: NodeJS.ProcessEnv = {}): Promise<IdentityProcess> {
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const defaults = { MONGODB_URI: mongodbUri, PORT: '0', LOG_LEVEL: 'info', BCRYPT_COST: '4', BCRYPT_WORKERS: '1' };
    const limits = {
      HASHES_PER_MINUTE: '100000',
      HASHES_PER_MINUTE_ADDRESS: '100000',
      HASHES_PER_MINUTE_NETWORK: '100000',
    };
    const env = {
      ...inherited,
      ...defaults,
      ...limits,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      STOP_WITH_PARENT: 'true',
      ...other,
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const output: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
    const url = await listeningUrl('identity', child, output);
    return new IdentityProcess(child, url, output);
  }

  as(token?: string): Client {
    return client(this.url, token === undefined ? {} : { token });
  }

  /** Stops it as a cluster does: kills it if it has not ended within 20 seconds. */
  async stop(): Promise<Ending> {
    const began = performance.now();
    const child = this.#child;
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const ended = new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode) resolve();
      else child.once('close', () => resolve());
    });
    child.kill('SIGTERM');
    await ended;
    clearTimeout(killTimer);
    const ms = performance.now() - began;
    return { ms, code: child.exitCode, signal: child.signalCode, output: this.#output.join('\n') };
  }
}
