import { randomFillSync } from 'node:crypto';

/** The trace and parent span of a request, from W3C's `traceparent` header. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The caller's span: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the caller records its part. */
  readonly isSampled: boolean;
}

const format = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const sampledFlag = 1;

/** Whether it is a `traceparent` of version 00; cheaper than parsing it. */
export const isTraceparent = (header: string | string[] | undefined): header is string =>
  typeof header === 'string' && header.length === 55 && format.test(header);

/** Parses a `traceparent` of version 00; undefined for anything else, which starts a new trace. */
export function parseTraceparent(header: string | string[] | undefined): TraceParent | undefined {
  if (!isTraceparent(header)) return undefined;
  const [, traceId, spanId, flags] = format.exec(header) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) === 1 };
}

export const toTraceparent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

const pool = Buffer.alloc(4096);
let used = pool.length;

/** Random bytes in hexadecimal, never all zero. */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const hex = pool.toString('hex', used, used + bytes);
  used += bytes;
  return /[^0]/.test(hex) ? hex : randomHex(bytes);
}

export const newTraceId = (): string => randomHex(16);
export const newSpanId = (): string => randomHex(8);
