import { type DestinationStream, type Logger, pino } from 'pino';
import { BufferedLines } from './buffered-lines';
import { bufferLine } from './tracing/line-buffer';
import { currentTrace } from './tracing/request-trace';

export type Log = Logger;

/**
 * A logger of one JSON line per entry; buffered, as a synchronous one costs a third of the throughput.
 * A line that is written for a request names it and its trace.
 * @param service the word in each line that says who speaks; undefined for a log that several services share
 */
export function createLog(service: string | undefined, level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: service ? { service } : {},
      timestamp: isoTime,
      mixin: idsOfRequest,
      mixinMergeStrategy: (given, ids) => (ids === none ? given : { ...ids, ...given }),
      hooks: {
        streamWrite(line) {
          bufferLine(line);
          return line;
        },
      },
    },
    destination ?? (level === 'silent' ? nowhere : new BufferedLines()),
  );
}

let formattedMs = 0;
let formatted = '';

/** The time of a line, as pino wants it: `,"time":"…"`. Formatted once a millisecond, as many lines may share one. */
export function isoTime(): string {
  const now = Date.now();
  if (now !== formattedMs) {
    formattedMs = now;
    formatted = `,"time":"${new Date(now).toISOString()}"`;
  }
  return formatted;
}

const none = {};

function idsOfRequest(): object {
  const trace = currentTrace();
  return trace ? { id: trace.requestId, trace: trace.traceId } : none;
}

/** A buffer would be emptied several times a second for as long as the process runs. */
const nowhere: DestinationStream = { write: () => undefined };
