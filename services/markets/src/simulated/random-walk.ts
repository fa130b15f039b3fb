const { imul, floor } = Math;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From a minute to half a year, each four times as long as the one before. */
const lengths = Array.from({ length: 10 }, (_, octave) => minuteMs * 4 ** octave);
const monthMs = 30 * dayMs;

/** A number that names a text, the same everywhere; 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Noise without memory: from a seed and a place, always the same number between -1 and 1. */
export function noiseAt(seed: number, place: number): number {
  let mixed = seed ^ imul(place | 0, 0x9e3779b1) ^ imul(floor(place / 2 ** 32), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/**
 * A random walk that can be asked at any instant, without walking there: noise of many lengths laid over each other, each
 * reaching as far as a walk gets in that time. Nearly the same a second later, and everything that happened stays so.
 * @param dailyReach how far it gets in a day
 * @param longestReachMs longer swings reach no further than one of this length: over years it stays in sight of 0, within
 * 18 times its daily reach where that is a month, and 6 times where it is a day
 * @returns milliseconds → how far it is from where it began
 */
export function walkOf(name: string, dailyReach: number, longestReachMs = monthMs): (at: number) => number {
  const octaves = lengths.map((lengthMs, octave) => ({
    lengthMs,
    seed: seedOf(`${name} ${octave}`),
    reach: dailyReach * Math.sqrt(Math.min(lengthMs, longestReachMs) / dayMs),
  }));
  return (at) => {
    let sum = 0;
    for (const octave of octaves) {
      const place = at / octave.lengthMs;
      const before = floor(place);
      const share = place - before;
      const eased = share * share * (3 - 2 * share);
      const from = noiseAt(octave.seed, before);
      sum += octave.reach * (from + (noiseAt(octave.seed, before + 1) - from) * eased);
    }
    return sum;
  };
}
