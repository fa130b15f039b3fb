import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { onCore } from './programs.mjs';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Long, as a service builds the indexes of a large database before it answers. */
const timeoutMs = 60_000;

/** Measured programs inherit only PATH from the caller's environment. */
const plainEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LANG: 'C.UTF-8',
  NODE_ENV: 'production',
  // Benchmarks on one machine need neither Redis nor keys from outside.
  BUS_SECRET: randomBytes(24).toString('hex'),
  PLAZA_ALLOW_NO_REDIS_URL: 'true',
  PLAZA_ALLOW_NO_JWT_PRIVATE_KEY: 'true',
  PLAZA_ALLOW_NO_SECRETS_KEY: 'true',
};

/** A temporary folder and the programs that run in it; both are cleaned up however the run ends. */
export class Sandbox {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-bench-'));
  #running = new Set();

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => this.close().then(() => process.exit(1)));
    }
    process.on('exit', () => {
      for (const child of this.#running) child.kill('SIGKILL');
    });
  }

  /** Stops the running programs and removes the folder. */
  async close() {
    await Promise.all([...this.#running].map(end));
    fs.rmSync(this.dir, { recursive: true, force: true, maxRetries: 3 });
  }

  /** A path in the temporary folder. */
  path(...parts) {
    return path.join(this.dir, ...parts);
  }

  /**
   * Starts a program that runs until it is stopped; its output goes to a log file, as in production.
   * @param {{ core?: number, background?: boolean, env?: Record<string, string>, cwd?: string, listen?: boolean }}
   *   options `background`: runs at the lowest priority on its core; `listen`: its standard output can be read instead
   *   of being logged
   */
  start(name, program, args, { core, background = false, env = {}, cwd = root, listen = false } = {}) {
    const log = fs.openSync(this.path(`${name}.log`), 'a');
    const [command, line] = onCore(core, program, args);
    const child = spawn(command, line, {
      cwd,
      env: { ...plainEnvironment, ...env },
      stdio: ['pipe', listen ? 'pipe' : log, log],
    });
    fs.closeSync(log);
    if (background && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    child.stdin.on('error', () => undefined); // it may exit before its standard input is closed
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    child.once('error', () => this.#running.delete(child));
    return child;
  }

  /** Starts one of the benchmark's own programs and waits for the line of JSON that it prints when it is ready. */
  async startStub(name, url, args, options) {
    const child = this.start(name, process.execPath, [new URL(url).pathname, ...args], { ...options, listen: true });
    return { child, ...(await this.#firstLine(name, child)) };
  }

  /** Waits until a program answers with a 2xx status. */
  async untilHealthy(name, child, url, withinMs = timeoutMs) {
    const end = performance.now() + withinMs;
    while (performance.now() < end && child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(url).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await delay(10);
    }
    throw new Error(`${name} does not answer:\n${this.logOf(name)}`);
  }

  /** The end of a program's log. */
  logOf(name) {
    return fs.readFileSync(this.path(`${name}.log`), 'utf8').slice(-2000);
  }

  async #firstLine(name, child) {
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) return JSON.parse(line);
    throw new Error(`${name} did not start:\n${this.logOf(name)}`);
  }
}

/** Stops a program gracefully, and kills it after eight seconds. */
export function end(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), 8000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** A free port. @returns {Promise<number>} */
export const freePort = () => listenOnce(0);

/**
 * A free port outside the ephemeral range: a run leaves thousands of connections whose ports stay in use for a minute,
 * and the platform's services listen at fixed offsets from the gateway's port.
 * @returns {Promise<number>}
 */
export async function freePlatformPort() {
  for (let tries = 0; tries < 20; tries++) {
    const port = await listenOnce(randomInt(20_000, 30_000)).catch(() => undefined);
    if (port) return port;
  }
  throw new Error('no port is free for the platform');
}

/** Listens for a moment; 0 chooses a free port. @returns {Promise<number>} the port @throws when it is taken */
function listenOnce(wanted) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
