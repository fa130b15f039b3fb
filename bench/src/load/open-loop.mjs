import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cores, onCore } from '../machine/programs.mjs';

const run = promisify(execFile);
const client = new URL('./open-loop-client.mjs', import.meta.url).pathname;

/**
 * Sends requests at a fixed rate, independent of the responses, as independent users do.
 * @param {{ url: string, headers?: Record<string, string> }} target
 * @param {{ rate: number, seconds: number, connections?: number }} plan `rate`: requests a second
 * @returns {Promise<{ p50: number, p99: number, max: number, answers: number }>} milliseconds
 */
export async function openLoop({ url, headers = {} }, { rate, seconds, connections = 50 }) {
  const plan = JSON.stringify({ url, headers, rate, seconds, connections });
  const { stdout } = await run(...onCore(cores.load, process.execPath, [client, plan]));
  return JSON.parse(stdout);
}
