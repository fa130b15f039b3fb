/// <reference path="../mongodb-connection.d.ts" />
import { type Command, Connection } from 'mongodb/lib/cmap/connection';
import { currentTrace, type OpenSpan } from './request-trace';

type Send = Connection['command'];

const original: Send = Connection.prototype.command;

/**
 * Records a span for each command that a request sends to the database. The driver's own events (`monitorCommands`)
 * contain the whole reply, which the driver decodes a second time for them: an eighth of the cost of a page of
 * bookings. Calling it again has no effect.
 */
export function recordMongoSpans(): void {
  Connection.prototype.command = commandWithSpan;
}

function commandWithSpan(this: Connection, ...given: Parameters<Send>): Promise<unknown> {
  const [namespace, command] = given;
  // The handshake of a new connection does not belong to a request.
  const span = this.established ? currentTrace()?.open(nameOf(command), { database: namespace.db }) : undefined;
  const reply = original.apply(this, given);
  return span ? withEnd(span, reply) : reply;
}

async function withEnd(span: OpenSpan, reply: Promise<unknown>): Promise<unknown> {
  let status: 'ok' | 'error' = 'error';
  try {
    const document = await reply;
    status = 'ok';
    return document;
  } finally {
    span.end(status);
  }
}

/** Only the name and the collection of a command: everything else may contain user input. */
function nameOf(command: Command): string {
  const [name = ''] = Object.keys(command);
  const collection = name === 'getMore' ? command.collection : command[name];
  return `mongodb ${name}${typeof collection === 'string' ? ` ${collection}` : ''}`;
}
