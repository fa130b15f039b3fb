/** The window for recent requests, in milliseconds. */
const recentMs = 60_000;

interface Counted {
  total: number;
  /** The recent requests, oldest first: each second with the number of requests in it. */
  readonly seconds: { second: number; count: number }[];
}

/** Counts the requests of a subset that went to other targets because none of its own could take them. */
export class SubsetFallbacks {
  readonly #counted = new Map<string, Counted>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  count(subset: string): void {
    const counted = this.#counted.get(subset) ?? { total: 0, seconds: [] };
    this.#counted.set(subset, counted);
    counted.total++;
    const second = Math.floor(this.now() / 1000);
    const last = counted.seconds.at(-1);
    if (last?.second === second) last.count++;
    else counted.seconds.push({ second, count: 1 });
    this.#forgetOld(counted);
  }

  /** For each subset, the number of such requests since the gateway started and within the last minute. */
  figures(): { subset: string; total: number; recent: number }[] {
    return [...this.#counted].map(([subset, counted]) => {
      this.#forgetOld(counted);
      const recent = counted.seconds.reduce((sum, { count }) => sum + count, 0);
      return { subset, total: counted.total, recent };
    });
  }

  #forgetOld({ seconds }: Counted): void {
    const oldest = Math.floor((this.now() - recentMs) / 1000);
    while (seconds[0] && seconds[0].second <= oldest) seconds.shift();
  }
}
