import {
  type KeptRequest,
  type KeptSummary,
  maxKeptFound,
  type RequestWindow,
} from '@plaza/contracts/operations/requests';
import { toRequestLine, warningsAbout } from './kept-lines';

/** A kept request whose log lines are still the texts that were written. */
export type StoredRequest = Omit<KeptRequest, 'lines'> & { readonly lines: readonly string[] };

interface Limits {
  readonly requests: number;
  readonly bytes: number;
}

const spanBytes = 300;
const minuteMs = 60_000;

/** The last requests that a process keeps, in memory: the oldest go first, by number and by size. */
export class TraceStore {
  readonly #kept: StoredRequest[] = [];
  #bytes = 0;

  constructor(
    private readonly service: string,
    private readonly limits: Limits = { requests: 300, bytes: 8 * 1024 * 1024 },
  ) {}

  add(request: StoredRequest): void {
    this.#kept.push(request);
    this.#bytes += bytesOf(request);
    while (this.#kept.length > this.limits.requests || this.#bytes > this.limits.bytes) {
      const [oldest] = this.#kept.splice(0, 1);
      if (oldest) this.#bytes -= bytesOf(oldest);
    }
  }

  /** What is kept of a request, or of all requests of a trace, newest first. */
  find(id: string): KeptRequest[] {
    return this.#newest(({ requestId, traceId }) => requestId === id || traceId === id).map((one) =>
      this.#withLines(one),
    );
  }

  /** What is kept of the minutes around an instant, newest first, without spans and lines. */
  inWindow({ at, minutes, path = '' }: RequestWindow): KeptSummary[] {
    const middle = Date.parse(at);
    const isInside = ({ startedAt }: StoredRequest) => Math.abs(Date.parse(startedAt) - middle) <= minutes * minuteMs;
    return this.#newest((request) => isInside(request) && request.path.startsWith(path)).map(toSummary);
  }

  #newest(fits: (request: StoredRequest) => boolean): StoredRequest[] {
    return this.#kept.filter(fits).slice(-maxKeptFound).reverse();
  }

  #withLines(request: StoredRequest): KeptRequest {
    // Of one millisecond the warnings come first: the line of the request itself is its last.
    const lines = [...warningsAbout(request.requestId, this.service), ...request.lines.map(toRequestLine)];
    return { ...request, lines: lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)) };
  }
}

const toSummary = ({
  spans: _,
  spansDropped: __,
  lines: ___,
  linesDropped: ____,
  ...summary
}: StoredRequest): KeptSummary => summary;

const bytesOf = ({ lines, spans, path }: StoredRequest): number =>
  lines.reduce((sum, line) => sum + line.length, path.length) + (spans.length + 1) * spanBytes;
