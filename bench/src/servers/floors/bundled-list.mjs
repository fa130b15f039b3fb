import fs from 'node:fs';
import path from 'node:path';
import { nodeProgram } from '@plaza/build-kit/node';
import { bundle } from '../../machine/bundle.mjs';
import { cores } from '../../machine/programs.mjs';
import { freePort, root } from '../../machine/sandbox.mjs';

/**
 * Bundles and starts the service that answers with a constant buffer: the exact bytes of the markets service's
 * response.
 * @returns {Promise<{ child: object, url: string, pid: number, json: string }>} `json`: those bytes as text
 */
export async function startConstantList(sandbox, { identityUrl, marketsUrl, token }) {
  const file = sandbox.path('list.json');
  const answer = await fetch(`${marketsUrl}/api/v1/markets/crypto`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the markets service answered ${answer.status}`);
  const json = await answer.text();
  fs.writeFileSync(file, json);

  const dir = path.join(root, 'bench');
  const program = nodeProgram({ dir, entry: { list: './src/servers/floors/constant-list.mjs' } });
  const out = sandbox.path('constant-list');
  await bundle({ ...program, devtool: false, output: { ...program.output, path: out } });

  const port = await freePort();
  const child = sandbox.start('constant-list', process.execPath, [path.join(out, 'list.cjs')], {
    core: cores.measured,
    env: {
      PORT: String(port),
      IDENTITY_URL: identityUrl,
      BENCH_LIST_FILE: file,
      NODE_PATH: path.join(root, 'node_modules'), // the bundle lies outside the repository
      STOP_WITH_PARENT: 'true',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await sandbox.untilHealthy('constant-list', child, `${url}/healthz`);
  return { child, url, pid: child.pid, json };
}
