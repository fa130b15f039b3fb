import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './platform';

const run = promisify(execFile);

/** The environment of a person at a terminal, without the variables of npm and of the tests. */
function ownEnvironment(changes: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|(NODE_OPTIONS|INIT_CWD|CI|FORCE_COLOR)$)/.test(name),
  );
  return { ...Object.fromEntries(kept), ...changes };
}

/** An area with its own repository, as the generator writes it, with its packages installed. */
export interface GeneratedArea {
  readonly name: string;
  readonly folder: string;
  /** Runs a script of its package.json. @returns the output @throws Error with the output if it fails */
  npm(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** Changes a source file. @throws if the file does not contain `from` */
  change(file: string, from: string, to: string): void;
}

/** Runs `npm run new -- area <name> --to <folder>` into an empty folder, and `npm install` there. */
export async function generateArea(name: string, folder: string): Promise<GeneratedArea> {
  const npmIn = async (cwd: string, args: readonly string[], env?: Readonly<Record<string, string>>) => {
    const { stdout, stderr } = await run('npm', args, { cwd, env: ownEnvironment(env), maxBuffer: 1e7 }).catch(
      (error) => {
        throw new Error(`npm ${args.join(' ')}:\n${error.stdout}\n${error.stderr}`);
      },
    );
    return stdout + stderr;
  };
  await npmIn(root, ['run', 'new', '--', 'area', name, '--to', folder]);
  await npmIn(folder, ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  return {
    name,
    folder,
    npm: (args, env) => npmIn(folder, args, env),
    change(file, from, to) {
      const source = path.join(folder, file);
      const text = fs.readFileSync(source, 'utf8');
      if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`);
      fs.writeFileSync(source, text.replace(from, to));
    },
  };
}

/** A program of an area that keeps running. */
export interface AreaProcess {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a program in an area's folder.
 * @param ready resolves once the program is ready, and rejects before
 */
export async function startInArea(
  { folder }: GeneratedArea,
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  ready: () => Promise<void>,
): Promise<AreaProcess> {
  const child = spawn(program, args, { cwd: folder, env: ownEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const end = Date.now() + 60_000;
  for (;;) {
    const failure = await ready().then(
      () => undefined,
      (error) => error,
    );
    if (failure === undefined) return { child, stop };
    if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} ended:\n${output}`);
    if (Date.now() > end) {
      await stop();
      throw new Error(`${program} ${args.join(' ')} does not do its work (${failure}):\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
