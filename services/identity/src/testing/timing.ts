/** The durations of each kind's tries in milliseconds, by the kind's name. */
export type Times = ReadonlyMap<string, number[]>;

/**
 * Makes all tries one after another in random order, so that anything that slows down the next try, or changes over
 * time, affects all kinds alike.
 */
export async function timed(kinds: Record<string, readonly (() => Promise<unknown>)[]>): Promise<Times> {
  const tries = Object.entries(kinds).flatMap(([name, tasks]) => tasks.map((task) => ({ name, task })));
  const times = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
  for (const { name, task } of shuffled(tries)) {
    const started = performance.now();
    await task();
    times.get(name)?.push(performance.now() - started);
  }
  return times;
}

/**
 * How far the medians of two samples of one kind differ by chance alone: the standard deviation of that difference,
 * from samples drawn with replacement.
 */
export function chanceDifference(sample: readonly number[], size: number, draws = 400): number {
  const differences = Array.from({ length: draws }, () => median(drawn(sample, size)) - median(drawn(sample, size)));
  return Math.sqrt(differences.reduce((sum, difference) => sum + difference ** 2, 0) / draws);
}

export function median(sample: readonly number[]): number {
  const sorted = [...sample].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - (sorted.length % 2 ? 0 : 1)], sorted[middle]];
  return (low + high) / 2;
}

const drawn = (sample: readonly number[], size: number) => Array.from({ length: size }, () => pick(sample));

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
