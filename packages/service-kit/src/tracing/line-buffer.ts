import type { RequestLine } from '@plaza/contracts/operations/requests';
import { pino } from 'pino';
import { currentTrace } from './request-trace';

const maxWarnings = 500;
const maxWarningBytes = 4096;

/** Warnings and errors that were logged outside of a request's own context, such as the gateway's about a service. */
const warnings: string[] = [];

/** pino begins each line with this, followed by the first digit of the level, a two-digit number. */
const levelAt = '{"level":'.length;
const firstDigitOfWarn = '4';

/** Records a line that a process logs with the request that it belongs to. */
export function bufferLine(line: string): void {
  const trace = currentTrace();
  if (trace) trace.addLine(line);
  else if (line.charAt(levelAt) >= firstDigitOfWarn && line.length <= maxWarningBytes) {
    if (warnings.push(line) > maxWarnings) warnings.shift();
  }
}

/** The warnings that mention a request, from one service of those that may share the log. */
export function warningsAbout(requestId: string, service: string): RequestLine[] {
  const named = warnings.filter((line) => line.includes(`"id":"${requestId}"`));
  return named.map(parseLine).flatMap(({ service: from, line }) => (from === service ? [line] : []));
}

export const toRequestLine = (line: string): RequestLine => parseLine(line).line;

function parseLine(text: string): { readonly service: unknown; readonly line: RequestLine } {
  const { level, time, msg = '', service, id: _id, trace: _trace, ...fields } = JSON.parse(text);
  const label = pino.levels.labels[level] ?? String(level);
  return { service, line: { at: new Date(time).toISOString(), level: label, message: msg, fields } };
}
