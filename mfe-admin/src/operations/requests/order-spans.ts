import type { ProcessTrace, Span } from '@plaza/contracts/operations/requests';

/** A span with its place in the waterfall. */
export interface PlacedSpan extends Span {
  readonly process: string;
  /** How many spans it is below: 0 for the first one of a trace. */
  readonly depth: number;
  /** Where its bar begins and how long it is, in parts of the whole from 0 to 1. */
  readonly offset: number;
  readonly share: number;
}

/** The least that a bar takes, so that it can be seen. */
const least = 0.004;

/**
 * The spans of all processes as a tree, each below the one that it is a part of, in order of time. A span whose parent
 * is not kept stands at the top.
 */
export function orderSpans(parts: readonly ProcessTrace[]): PlacedSpan[] {
  const spans = parts.flatMap(({ process, spans: own }) => own.map((span) => ({ ...span, process })));
  const begin = Math.min(...spans.map(({ startedAt }) => startedAt));
  const whole = Math.max(...spans.map(({ startedAt, durationMs }) => startedAt + durationMs - begin), 1);
  const known = new Set(spans.map(({ spanId }) => spanId));
  const byParent = new Map<string, typeof spans>();
  for (const span of spans) {
    const parent = span.parentId && known.has(span.parentId) ? span.parentId : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), span]);
  }
  const placed: PlacedSpan[] = [];
  function place(parentId: string, depth: number): void {
    const children = byParent.get(parentId) ?? [];
    // What stands below itself is met once.
    byParent.delete(parentId);
    for (const span of children.sort((one, other) => one.startedAt - other.startedAt)) {
      const offset = Math.min((span.startedAt - begin) / whole, 1 - least);
      const share = Math.min(Math.max(span.durationMs / whole, least), 1 - offset);
      placed.push({ ...span, depth, offset, share });
      place(span.spanId, depth + 1);
    }
  }
  place('', 0);
  return placed;
}
