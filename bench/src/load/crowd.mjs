import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

/** Longer than the gateway waits for a service, so that its response about a failed service is received. */
const timeoutMs = 20_000;

/**
 * People who sign in one after the other, each from a different address. Whoever is answered 503 tries again after the
 * time in Retry-After until they are signed in.
 * @param {string} url of a gateway that trusts this machine as a proxy
 * @param {{ email: string, password: string }[]} people
 * @param {number} withinMs the time in which all of them have made their first try
 * @returns {Promise<{ cameAt: number, doneAt: number, tries: number, longestMs: number, failure?: string }[]>} in the
 *   order of first tries; milliseconds since the first one; `longestMs`: the duration of the longest try
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

/** No two addresses are in the same /24, which limits count as one network. */
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
