import { watchWebVitals } from './web-vitals';

type Observed = (list: { getEntries(): object[] }) => void;

/** A browser that measures, and what it is told to have seen. */
function browserThatMeasures(types: readonly string[]) {
  const observers = new Map<string, Observed>();
  class Observer {
    static supportedEntryTypes = types;
    constructor(readonly take: Observed) {}
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      expect(buffered).toBe(true);
      observers.set(type, this.take);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: 41.6 }],
    getEntriesByName: () => [{ startTime: 300.2 }],
  });
  return (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries });
}

const before = globalThis.PerformanceObserver;
afterEach(() => Object.assign(globalThis, { PerformanceObserver: before }));

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

it('are the first byte, the first and the largest paint, the longest interaction and the largest layout shift', () => {
  const see = browserThatMeasures(['largest-contentful-paint', 'event', 'layout-shift']);
  const vitals = watchWebVitals();
  expect(vitals()).toEqual({ ttfb: 42, fcp: 300 });
  see('largest-contentful-paint', { startTime: 310 }, { startTime: 905.5 });
  see(
    'event',
    { interactionId: 0, duration: 900 },
    { interactionId: 4, duration: 120 },
    { interactionId: 5, duration: 64 },
  );
  see('layout-shift', shift(100, 0.1), shift(900, 0.05), shift(950, 0.7, true), shift(5000, 0.12));
  expect(vitals()).toEqual({ ttfb: 42, fcp: 300, lcp: 906, inp: 120, cls: 0.15 });
});

it('exclude what a browser does not measure', () => {
  const see = browserThatMeasures(['layout-shift']);
  const vitals = watchWebVitals();
  see('largest-contentful-paint', { startTime: 310 });
  expect(vitals()).toEqual({ ttfb: 42, fcp: 300 });
});
