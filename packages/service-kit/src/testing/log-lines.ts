import { createLog, type Log } from '../logging/log';

export interface LogLine {
  readonly level: number;
  readonly msg?: string;
  readonly [field: string]: unknown;
}

/** A log whose lines a test can read. */
export function readableLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = createLog('test', 'trace', { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** pino's numbers for the levels of warnings and of errors. */
export const warnLevel = 40;
export const errorLevel = 50;
