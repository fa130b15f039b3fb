import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

/** Longer than the gateway waits for a service, so that what it says of one is heard. */
const timeoutMs = 20_000;

/**
 * People who sign in one after the other, each from an address of their own; whoever is told with 503 to come again
 * does so after the time that was said, until they are in.
 * @param {string} url of a gateway that takes this machine for a proxy
 * @param {{ email: string, password: string }[]} people
 * @param {number} withinMs all of them have come
 * @returns {Promise<{ cameAt: number, doneAt: number, tries: number, longestMs: number, failure?: string }[]>} in the
 * order of coming; milliseconds since the first; `longestMs`: of the longest try
 */
export async function crowd(url, people, withinMs) {
  const pool = new Pool(url, { connections: null, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const began = performance.now();
  const all = people.map(async (person, index) => {
    await delay((index * withinMs) / people.length);
    const cameAt = performance.now() - began;
    const result = await untilIn(pool, person, addressOf(index));
    return { cameAt, doneAt: performance.now() - began, ...result };
  });
  const results = await Promise.all(all);
  await pool.close();
  return results;
}

/** No two of one /24, of which a network is made for limits. */
const addressOf = (index) => `10.${index >> 8}.${index & 255}.7`;

async function untilIn(pool, person, address) {
  let longestMs = 0;
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const { status, retryAfter, code } = await signIn(pool, person, address);
    longestMs = Math.max(longestMs, performance.now() - began);
    if (status === 200) return { tries, longestMs };
    if (status !== 503 || code !== 'busy' || !retryAfter) return { tries, longestMs, failure: `${status} ${code}` };
    await delay(retryAfter * 1000);
  }
}

async function signIn(pool, { email, password }, address) {
  try {
    const { statusCode, headers, body } = await pool.request({
      method: 'POST',
      path: '/api/v1/auth/signin',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password }),
    });
    const { error } = await body.json();
    return { status: statusCode, retryAfter: Number(headers['retry-after']), code: error?.code };
  } catch (error) {
    return { status: 0, code: error.message };
  }
}
