import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cores, onCore } from '../machine/programs.mjs';

const run = promisify(execFile);
const client = new URL('./open-loop-client.mjs', import.meta.url).pathname;

/**
 * Sends requests at a fixed rate, independent of the responses, as independent users do.
 * @param {{ url: string, headers?: Record<string, string> }} target
 * @param {{ rate: number, seconds: number, connections?: number, mayFail?: boolean }} plan `rate`: requests a second;
 *   `mayFail`: requests that fail are counted
 * @returns {Promise<{ p50: number, p99: number, max: number, answers: number, failed: number, failures: string }>}
 *   milliseconds; `failures`: the number of failed requests by kind, in words
 * @throws when a response is no 2xx, unless requests may fail
 */
export async function openLoop({ url, headers = {} }, { rate, seconds, connections = 50, mayFail = false }) {
  const plan = JSON.stringify({ url, headers, rate, seconds, connections });
  const { stdout } = await run(...onCore(cores.load, process.execPath, [client, plan]));
  const result = JSON.parse(stdout);
  if (result.failed > 0 && !mayFail) throw new Error(`${result.failed} requests to ${url} failed: ${result.failures}`);
  return result;
}
