import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const client = new URL('./mixed-load-client.mjs', import.meta.url).pathname;

/**
 * Sends the mix at a fixed rate, independent of the responses, from a separate process.
 * @param {{ url: string, peopleFile: string }} target `peopleFile`: a file with the people of the mix
 * @param {{ rate: number, seconds: number, connections?: number, from?: number }} plan `from`: the number of its first
 *   request
 * @returns {Promise<{ p50: number, p99: number, perSecond: number, answers: number, failed: number, failures: string
 *   }>} milliseconds; `perSecond`: responses per second until the last one; the first eighth of the requests is
 *   excluded from these three
 */
export async function mixedLoad({ url, peopleFile }, { rate, seconds, connections = 128, from = 0 }) {
  const plan = JSON.stringify({ url, peopleFile, rate, seconds, connections, from });
  const { stdout } = await run(process.execPath, [client, plan]);
  return JSON.parse(stdout);
}
