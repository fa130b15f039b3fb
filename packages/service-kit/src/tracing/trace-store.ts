import {
  maxTracesFound,
  type ProcessTrace,
  type RequestWindow,
  type TraceSummary,
} from '@plaza/contracts/operations/requests';
import { toRequestLine, warningsAbout } from './line-buffer';

/** A retained trace whose log lines are still unparsed text. */
export type StoredTrace = Omit<ProcessTrace, 'lines'> & { readonly lines: readonly string[] };

interface Limits {
  readonly requests: number;
  readonly bytes: number;
}

const spanBytes = 300;
const minuteMs = 60_000;

/** The retained traces of a process, in memory; the oldest are dropped first, limited by number and by size. */
export class TraceStore {
  readonly #traces: StoredTrace[] = [];
  #bytes = 0;

  constructor(
    private readonly service: string,
    private readonly limits: Limits = { requests: 300, bytes: 8 * 1024 * 1024 },
  ) {}

  add(request: StoredTrace): void {
    this.#traces.push(request);
    this.#bytes += bytesOf(request);
    while (this.#traces.length > this.limits.requests || this.#bytes > this.limits.bytes) {
      const [oldest] = this.#traces.splice(0, 1);
      if (oldest) this.#bytes -= bytesOf(oldest);
    }
  }

  /** The retained traces with this request id or trace id, newest first. */
  find(id: string): ProcessTrace[] {
    return this.#traces
      .filter(({ requestId, traceId }) => requestId === id || traceId === id)
      .slice(-maxTracesFound)
      .reverse()
      .map((one) => this.#withLines(one));
  }

  /**
   * The retained traces around an instant, newest first, without spans and lines: the nearest ones, and one more than
   * are shown, so that the caller notices if there are more.
   */
  inWindow({ at, minutes, path = '' }: RequestWindow): TraceSummary[] {
    const found = this.#traces
      .filter((trace) => distanceMs(trace, at) <= minutes * minuteMs && trace.path.startsWith(path))
      .reverse();
    return nearest(found, at, maxTracesFound + 1).map(toSummary);
  }

  #withLines(request: StoredTrace): ProcessTrace {
    // Within the same millisecond warnings come first, as the line of the request itself is its last one.
    const lines = [...warningsAbout(request.requestId, this.service), ...request.lines.map(toRequestLine)];
    return { ...request, lines: lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)) };
  }
}

const distanceMs = ({ startedAt }: Pick<TraceSummary, 'startedAt'>, at: string) =>
  Math.abs(Date.parse(startedAt) - Date.parse(at));

/** As many of the traces as are allowed, nearest to an instant, in their own order. */
export function nearest<Trace extends Pick<TraceSummary, 'startedAt'>>(
  traces: readonly Trace[],
  at: string,
  most: number,
): Trace[] {
  if (traces.length <= most) return [...traces];
  const kept = new Set([...traces].sort((one, other) => distanceMs(one, at) - distanceMs(other, at)).slice(0, most));
  return traces.filter((trace) => kept.has(trace));
}

const toSummary = ({
  spans: _,
  spansDropped: __,
  lines: ___,
  linesDropped: ____,
  ...summary
}: StoredTrace): TraceSummary => summary;

const bytesOf = ({ lines, spans, path }: StoredTrace): number =>
  lines.reduce((sum, line) => sum + line.length, path.length) + (spans.length + 1) * spanBytes;
