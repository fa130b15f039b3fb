import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { nodeOptions } from './node-options';
import { logFile, pidFile } from './platform-folder';
import { isPortFree } from './port';
import type { ProgramInstance } from './program-instances';

export interface ProcessOptions {
  readonly root: string;
  /** The folder of its log and of the file with its process id. */
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether it is restarted when it ends, as a cluster would do. */
  readonly isRestarted: boolean;
  /** How many milliseconds it may take to stop before it is killed. */
  readonly stopMs: number;
}

/** Every program reports at `/healthz` which service it is, and the id that the launcher has given it. */
const Health = z.object({ service: z.string(), instance: z.string().optional() });

const startMs = 45_000;
const answerMs = 2000;
/** Limits how often a program that keeps failing is restarted. */
const restartMs = 500;

/** An instance of a program as a process of its own, whose id is in `<name>.pid`. */
export class ProgramProcess {
  #child: ChildProcess | undefined;
  #isStopping = false;
  /** Two platforms that are started at once on the same ports would otherwise accept each other's programs. */
  readonly #id = randomUUID();

  constructor(
    private readonly program: ProgramInstance,
    private readonly options: ProcessOptions,
    private readonly say: (text: string) => void,
  ) {}

  /** Resolves once it answers. @throws if its port is taken, it does not answer within `startMs`, or it ends */
  async start(): Promise<void> {
    const { name, port } = this.program;
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is already in use, and ${name} needs it.`);
    const child = this.#spawn();
    const end = Date.now() + startMs;
    while (Date.now() < end) {
      const isAlive = await this.#isAlive();
      // Checked after the request: if the child has ended, another program has answered it.
      if (hasEnded(child)) throw new Error(`${name} did not start; see its log.`);
      if (isAlive) return;
      await delay(50);
    }
    throw new Error(`${name} did not answer within ${startMs / 1000} seconds.`);
  }

  /** Stops it gracefully, and kills it if that takes too long. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), this.options.stopMs);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  }

  /** Whether its own process answers at its port. */
  async #isAlive(): Promise<boolean> {
    try {
      const response = await fetch(`${this.program.url}/healthz`, { signal: AbortSignal.timeout(answerMs) });
      const { service, instance } = Health.parse(await response.json());
      return response.ok && service === this.program.service && instance === this.#id;
    } catch {
      return false; // nothing listens yet, or something else does
    }
  }

  #spawn(): ChildProcess {
    const { program, options } = this;
    const output = fs.openSync(logFile(options.dir, program.name), 'a');
    const args = ['--enable-source-maps', ...nodeOptions(program.main), program.main];
    const child = spawn(process.execPath, args, {
      cwd: options.root,
      env: { ...options.env, ...program.env, STOP_WITH_PARENT: 'true', PLAZA_INSTANCE_ID: this.#id },
      stdio: ['pipe', output, output],
      detached: true, // so that Ctrl-C reaches only the launcher, which stops them in order
    });
    fs.closeSync(output);
    fs.writeFileSync(pidFile(options.dir, program.name), `${child.pid}\n`);
    child.once('exit', (code, signal) => void this.#afterEnd(signal ?? `code ${code}`));
    this.#child = child;
    return child;
  }

  async #afterEnd(how: string): Promise<void> {
    if (this.#isStopping) return;
    const { isRestarted } = this.options;
    this.say(
      `  ${this.program.name} ended (${how}); ${isRestarted ? 'it is restarted' : 'the other processes continue'}.`,
    );
    if (!isRestarted) return;
    await delay(restartMs);
    await this.#untilPortIsFree();
    if (!this.#isStopping) this.#spawn();
  }

  /** Waits, as a program that cannot listen would end and be restarted endlessly. Prints once what it waits for. */
  async #untilPortIsFree(): Promise<void> {
    const { name, port } = this.program;
    for (let isSaid = false; !this.#isStopping && !(await isPortFree(port)); isSaid = true) {
      if (!isSaid) this.say(`  ${name} waits for port ${port}, which another process uses.`);
      await delay(restartMs);
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
