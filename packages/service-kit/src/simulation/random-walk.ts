const { imul, floor } = Math;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From a minute to half a year, each four times as long as the previous one. */
const lengths = Array.from({ length: 10 }, (_, octave) => minuteMs * 4 ** octave);
const monthMs = 30 * dayMs;

/** A 32-bit hash of a text, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Stateless noise: a number between -1 and 1 that depends only on seed and position. */
export function noiseAt(seed: number, position: number): number {
  let mixed = seed ^ imul(position | 0, 0x9e3779b1) ^ imul(floor(position / 2 ** 32), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/**
 * A random walk that can be evaluated at any instant without the steps before it: a sum of noises with different
 * periods, whose amplitudes are what a random walk reaches within the period. It changes little within a second, and
 * its past never changes.
 * @param dailyReach how far it moves within a day
 * @param maxReachMs amplitudes of longer periods are limited to that of a period of this length: over years it stays
 * within 18 times its daily reach for a month, and 6 times for a day
 * @returns a function from milliseconds to the distance from the start
 */
export function walkOf(name: string, dailyReach: number, maxReachMs = monthMs): (at: number) => number {
  const octaves = lengths.map((lengthMs, octave) => ({
    lengthMs,
    seed: seedOf(`${name} ${octave}`),
    reach: dailyReach * Math.sqrt(Math.min(lengthMs, maxReachMs) / dayMs),
  }));
  return (at) => {
    let sum = 0;
    for (const octave of octaves) {
      const position = at / octave.lengthMs;
      const before = floor(position);
      const share = position - before;
      const eased = share * share * (3 - 2 * share);
      const from = noiseAt(octave.seed, before);
      sum += octave.reach * (from + (noiseAt(octave.seed, before + 1) - from) * eased);
    }
    return sum;
  };
}
