import { serialize } from 'bson';
import { commandName, opcode, opcodeOf } from './wire-protocol';

/** Commands that crash the engine. Drivers never send `startSession` to a single server. */
const crashing = new Set(['startSession']);

/** The only commands that drivers still send as OP_QUERY. */
const handshakes = new Set(['hello', 'isMaster', 'ismaster']);

/** The answer to a command that must not reach the engine, as mongod answers unknown commands; otherwise undefined. */
export function rejectionOf(message: Buffer): Uint8Array | undefined {
  const name = commandName(message) ?? '';
  const isRejected = opcodeOf(message) === opcode.query ? !handshakes.has(name) : crashing.has(name);
  if (!isRejected) return undefined;
  return serialize({ ok: 0, errmsg: `no such command: '${name}'`, code: 59, codeName: 'CommandNotFound' });
}
