import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

export const root = path.resolve(import.meta.dirname, '../..');

/** A separate platform: its address, its folder, and a way to stop it. */
export interface PlatformProcess {
  readonly url: string;
  readonly dir: string;
  readonly child: ChildProcess;
  /** PEM of the key that its access tokens are signed with. */
  readonly signingKey: string;
  stop(): Promise<void>;
}

/** Less than a hook's timeout, so that a platform that does not start is ended in time. */
const startMs = 80_000;

/**
 * The limits permit a whole run from one address; hashing passwords and seeding past data take little time; all traces
 * are kept.
 */
const settings = {
  LIMIT_ADDRESS_PER_MINUTE: '100000',
  LIMIT_USER_PER_MINUTE: '100000',
  LIMIT_AUTH_PER_MINUTE: '10000',
  HASHES_PER_MINUTE: '100000',
  HASHES_PER_MINUTE_ADDRESS: '10000',
  HASHES_PER_MINUTE_NETWORK: '100000',
  BCRYPT_COST: '4',
  PLAZA_SEED_DAYS: process.env.PLAZA_SEED_DAYS ?? '40',
  TRACE_SAMPLE_RATIO: '1',
};

/**
 * Starts the built platform as `npm start` does.
 * @param args `--processes` for one process per service
 * @param redisUrl a Redis that others use too; by default none
 * @param env further variables for its programs
 * @param node the Node that runs it
 */
export async function startPlatformProcess(
  port: number,
  args: readonly string[] = [],
  redisUrl = '',
  env: Record<string, string> = {},
  node = process.execPath,
): Promise<PlatformProcess> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-e2e-'));
  const signingKey = newSigningKey();
  const child = spawn(node, ['--enable-source-maps', 'local/dist/main.cjs', ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      JWT_PRIVATE_KEY: signingKey,
      PORT: String(port),
      PLAZA_DIR: dir,
      MONGODB_URI: '',
      REDIS_URL: redisUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await untilOpen(child);
  } catch (error) {
    child.kill('SIGKILL'); // otherwise it could still start, and take the port of the next platform
    fs.rmSync(dir, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    dir,
    child,
    signingKey,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Resolves when a platform prints that it is open. @throws with its output if it ends before, or takes too long */
async function untilOpen(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const streams = [child.stdout, child.stderr];
    const settle = (error?: Error) => {
      clearTimeout(timer);
      for (const stream of streams) stream.off('data', hear).resume();
      if (error) reject(error);
      else resolve();
    };
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Plaza is open')) settle();
    };
    const timer = setTimeout(() => settle(new Error(`the platform did not start:\n${output}`)), startMs);
    for (const stream of streams) stream.on('data', hear);
    child.once('exit', (code) => settle(new Error(`the platform ended (${code}):\n${output}`)));
  });
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
