import type { ProcessTrace, Span } from '@plaza/contracts/operations/requests';

/** A span with its position in the waterfall. */
export interface PlacedSpan extends Span {
  readonly process: string;
  /** The depth in the tree; 0 for the root of a trace. */
  readonly depth: number;
  /** The start and length of the bar, as fractions of the total duration (0 to 1). */
  readonly offset: number;
  readonly share: number;
}

/** The minimum length of a bar, so that it stays visible. */
const least = 0.004;

/**
 * The spans of all processes as a tree in order of time, each below its parent. A span whose parent is not stored is a
 * root.
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
    // Prevents endless recursion if a span is its own ancestor.
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
