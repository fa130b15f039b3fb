import type { WebVitals } from '@plaza/contracts/registry/outcomes';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

const maxMs = 600_000;
/** Layout shifts are grouped until a second passes without one, for at most five seconds. */
const shiftGapMs = 1000;
const shiftsMs = 5000;

/**
 * Measures the web vitals of this page from its start, using entries that the browser has buffered. Values that a
 * browser does not measure are missing; the interaction is the longest one.
 * @returns a function that returns the current values, in milliseconds except for `cls`; undefined if nothing was
 * measured
 */
export function watchWebVitals(): () => WebVitals | undefined {
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  const shifts = { value: 0, began: 0, last: 0 };

  observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe<Interaction>('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
  });
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const isSame = startTime - shifts.last < shiftGapMs && startTime - shifts.began < shiftsMs;
    Object.assign(shifts, {
      value: isSame ? shifts.value + value : value,
      began: isSame ? shifts.began : startTime,
      last: startTime,
    });
    vitals.cls = Math.max(vitals.cls ?? 0, shifts.value);
  });

  return () => {
    const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
    const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
    const { cls, ...times } = {
      ...vitals,
      ttfb: (navigation as PerformanceNavigationTiming | undefined)?.responseStart,
      fcp: paint?.startTime,
    };
    const measured = Object.entries(times).filter(([, ms]) => ms !== undefined);
    const rounded = measured.map(([name, ms = 0]) => [name, Math.min(Math.max(Math.round(ms), 0), maxMs)]);
    if (cls !== undefined) rounded.push(['cls', Math.round(cls * 1000) / 1000]);
    return rounded.length > 0 ? Object.fromEntries(rounded) : undefined;
  };
}

function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  }).observe({ type, buffered: true });
}
