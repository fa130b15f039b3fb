import { serialize } from 'bson';
import { commandName, opcode, opcodeOf } from './wire-protocol';

/** What the engine does not survive: a raw `startSession` ends the process. Drivers never send it to a single server. */
const deadly = new Set(['startSession']);

/** The only commands that drivers still send as a query. */
const greetings = new Set(['hello', 'isMaster', 'ismaster']);

/** The answer to a command that must not reach the engine, as mongod answers one it does not have; otherwise undefined. */
export function refusalOf(message: Buffer): Uint8Array | undefined {
  const name = commandName(message) ?? '';
  const refused = opcodeOf(message) === opcode.query ? !greetings.has(name) : deadly.has(name);
  if (!refused) return undefined;
  return serialize({ ok: 0, errmsg: `no such command: '${name}'`, code: 59, codeName: 'CommandNotFound' });
}
