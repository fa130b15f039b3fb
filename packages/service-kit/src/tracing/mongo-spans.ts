import type { Connection, mongo } from 'mongoose';
import { currentTrace, type OpenSpan } from './request-trace';

/** Of a command its name and its collection alone: all else may be what somebody entered. */
function collectionOf({ commandName, command }: mongo.CommandStartedEvent): { collection?: string } {
  const collection: unknown = commandName === 'getMore' ? command.collection : command[commandName];
  return typeof collection === 'string' ? { collection } : {};
}

/**
 * Records a span for each command that a request sends to the database. The connection is opened with
 * `monitorCommands`, or the driver says nothing.
 */
export function recordMongoSpans(connection: Connection): void {
  const open = new Map<number, OpenSpan>();
  const end = (requestId: number, status: 'ok' | 'error') => {
    open.get(requestId)?.end(status);
    open.delete(requestId);
  };
  connection
    .getClient()
    .on('commandStarted', (event) => {
      const trace = currentTrace();
      if (!trace) return;
      const { collection } = collectionOf(event);
      const name = `mongodb ${event.commandName}${collection ? ` ${collection}` : ''}`;
      open.set(event.requestId, trace.open(name, { database: event.databaseName }));
    })
    .on('commandSucceeded', ({ requestId }) => end(requestId, 'ok'))
    .on('commandFailed', ({ requestId }) => end(requestId, 'error'));
}
