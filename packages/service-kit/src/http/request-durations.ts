import { Histogram, type Registry } from 'prom-client';

/** The upper bounds of the buckets, in seconds. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const name = 'http_request_duration_seconds';
const help = 'How long requests took, by route and status.';

/** The counts of one method, route and status. */
class Series {
  count = 0;
  sum = 0;
  /** Counts by the first bound that is not below the duration; durations above all bounds are only in `count`. */
  readonly buckets = new Uint32Array(bounds.length);

  constructor(readonly sharedLabels: Readonly<Record<'method' | 'route' | 'status', string | number>>) {}

  add(seconds: number): void {
    this.count++;
    this.sum += seconds;
    for (let index = 0; index < bounds.length; index++) {
      if (seconds > (bounds[index] ?? 0)) continue;
      this.buckets[index] = (this.buckets[index] ?? 0) + 1;
      return;
    }
  }

  /** In the format of prom-client. */
  values() {
    const { sharedLabels, count, sum } = this;
    const ofBucket = (le: string | number, value: number) => ({
      metricName: `${name}_bucket`,
      labels: { le },
      sharedLabels,
      value,
    });
    let upTo = 0;
    return [
      ...bounds.map((bound, index) => {
        upTo += this.buckets[index] ?? 0;
        return ofBucket(bound, upTo);
      }),
      ofBucket('+Inf', count),
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sum },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
    ];
  }
}

/**
 * The histogram of request durations. For each observation prom-client builds an object and a string of the labels;
 * this class builds them once per series, so that an observation is three look-ups and an increment.
 */
export class RequestDurations extends Histogram<'method' | 'route' | 'status'> {
  /** Method → route → status → series. */
  readonly #series = new Map<string, Map<string, Map<number, Series>>>();

  constructor(registry: Registry) {
    super({ name, help, labelNames: ['method', 'route', 'status'], buckets: bounds, registers: [registry] });
  }

  count(method: string, route: string, status: number, seconds: number): void {
    const series = this.#series.get(method)?.get(route)?.get(status) ?? this.#open(method, route, status);
    series.add(seconds);
  }

  /** Read by registries and by `get`. */
  async getForPromString() {
    const series = [...this.#series.values()]
      .flatMap((ofMethod) => [...ofMethod.values()])
      .flatMap((ofRoute) => [...ofRoute.values()]);
    return { name, help, type: 'histogram', aggregator: 'sum', values: series.flatMap((one) => one.values()) };
  }

  #open(method: string, route: string, status: number): Series {
    const ofMethod = this.#series.get(method) ?? new Map<string, Map<number, Series>>();
    const ofRoute = ofMethod.get(route) ?? new Map<number, Series>();
    const series = new Series({ method, route, status });
    this.#series.set(method, ofMethod.set(route, ofRoute.set(status, series)));
    return series;
  }
}
