import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Client, client } from '@plaza/test-kit/http';

/** Identity's program, built aside so that the one `npm start` runs stays as it is. `remove` takes it away. */
export async function builtIdentity(root = process.cwd()) {
  const folder = path.join(root, 'services/identity');
  const aside = path.join(folder, 'dist', `.drill-${process.pid}`);
  const rspack = path.join(root, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build', '--output-path', aside], { cwd: folder });
  return { main: path.join(aside, 'main.cjs'), remove: () => fs.rmSync(aside, { recursive: true, force: true }) };
}

/** How a process ended, and how long that took after it was asked to. */
export interface Ending {
  readonly ms: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

/** Identity in a process of its own. */
export class IdentityProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #said: string[];

  private constructor(child: ChildProcess, url: string, said: string[]) {
    this.#child = child;
    this.url = url;
    this.#said = said;
  }

  static async start(main: string, mongodbUri: string, other: NodeJS.ProcessEnv = {}): Promise<IdentityProcess> {
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const own = { MONGODB_URI: mongodbUri, PORT: '0', LOG_LEVEL: 'info', BCRYPT_COST: '4', BCRYPT_WORKERS: '1' };
    const env = { ...inherited, ...own, REQUIRE_EMAIL_VERIFICATION: 'false', STOP_WITH_PARENT: 'true', ...other };
    const child = spawn(process.execPath, [main], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const said: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
    const url = await listening(child, said);
    return new IdentityProcess(child, url, said);
  }

  as(token?: string): Client {
    return client(this.url, token === undefined ? {} : { token });
  }

  /** Asks it to stop as a cluster does. Kills it when it has not ended within 20 seconds. */
  async stop(): Promise<Ending> {
    const began = performance.now();
    const child = this.#child;
    const insist = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const ended = new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode) resolve();
      else child.once('close', () => resolve());
    });
    child.kill('SIGTERM');
    await ended;
    clearTimeout(insist);
    const ms = performance.now() - began;
    return { ms, code: child.exitCode, signal: child.signalCode, said: this.#said.join('\n') };
  }
}

/** Where it listens, as its log says. */
function listening(child: ChildProcess, said: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`identity ended with ${code}: ${said.join('\n')}`)));
    if (!child.stdout) throw new Error('the log of identity is not read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; url?: string };
      if (entry.msg === 'listening' && entry.url) resolve(entry.url);
    });
  });
}
