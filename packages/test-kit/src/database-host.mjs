import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts one database engine in a new temporary directory. It ends with this process at the latest.
 * @param {string} hostPath the built host program
 * @returns {Promise<{ uri: string, stop(): Promise<void> }>} `stop` also removes the directory
 */
export async function startDatabaseHost(hostPath) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-test-'));
  const { NODE_OPTIONS: _, ...env } = process.env;
  const host = spawn(process.execPath, [hostPath, path.join(dir, 'data'), '--until-stdin-ends'], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  host.stderr.on('data', (text) => {
    said += text;
    process.stderr.write(text);
  });
  const ended = once(host, 'close');
  const uri = await Promise.race([readyUri(host), ended.then(() => undefined)]);
  if (uri === undefined) throw new Error(`The test database did not start: ${said.trim() || 'it ended silently'}`);
  return {
    uri,
    async stop() {
      host.kill('SIGTERM');
      await ended;
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} host @returns {Promise<string>} */
function readyUri(host) {
  return new Promise((resolve) => {
    createInterface({ input: host.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line).uri);
    });
  });
}
