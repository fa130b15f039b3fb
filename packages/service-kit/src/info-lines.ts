import { type DestinationStream, pino } from 'pino';
import { isoTime, type Log } from './log';
import { bufferLine } from './tracing/line-buffer';

/**
 * Writes lines of level info that name their request themselves, for whoever writes ten thousand of them a second. They
 * are as pino writes them, without what pino does for each line to find out which fields there are.
 * @returns takes the fields as JSON after a comma: `,"status":200,"ms":1.5`
 */
export function infoLines(log: Log): (fields: string) => void {
  if (!log.isLevelEnabled('info')) return () => undefined;
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, DestinationStream>;
  const bindings = JSON.stringify(log.bindings()).slice(1, -1);
  const bound = bindings === '' ? '' : `,${bindings}`;
  const level = `{"level":${log.levels.values.info}`;
  return function writeInfo(fields) {
    const line = `${level}${isoTime()}${bound}${fields}}\n`;
    bufferLine(line);
    stream?.write(line);
  };
}
