import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Client, client } from '@plaza/test-kit/http';

/** Builds identity into a separate folder, as `npm start` may be running the usual build. `remove` deletes the folder. */
export async function buildIdentity(root = process.cwd()) {
  const folder = path.join(root, 'services/identity');
  const outputPath = path.join(folder, 'dist', `.drill-${process.pid}`);
  const rspack = path.join(root, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build', '--output-path', outputPath], { cwd: folder });
  return {
    main: path.join(outputPath, 'main.cjs'),
    remove: () => fs.rmSync(outputPath, { recursive: true, force: true }),
  };
}

/** How a process ended, and how long that took after SIGTERM. */
export interface Ending {
  readonly ms: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Identity in a process of its own. */
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
    const url = await listening(child, output);
    return new IdentityProcess(child, url, output);
  }

  as(token?: string): Client {
    return client(this.url, token === undefined ? {} : { token });
  }

  /** Stops it as a cluster does. Kills it when it has not ended within 20 seconds. */
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

/** The address at which it listens, from its log. */
function listening(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`identity ended with ${code}: ${output.join('\n')}`)));
    if (!child.stdout) throw new Error('the log of identity is not read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; url?: string };
      if (entry.msg === 'listening' && entry.url) resolve(entry.url);
    });
  });
}
