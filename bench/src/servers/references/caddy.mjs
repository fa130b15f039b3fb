import fs from 'node:fs';
import { programs } from '../../machine/programs.mjs';
import { freePort } from '../../machine/sandbox.mjs';

/**
 * Starts Caddy, a second reference: it forwards /api to the service, and logs a line for each request, as the gateway
 * does. It checks nothing and has no limits.
 * @param {import('../../machine/sandbox.mjs').Sandbox} sandbox
 * @param {string} serviceUrl
 */
export async function startCaddy(sandbox, core, serviceUrl) {
  const port = await freePort();
  const dir = sandbox.path('caddy');
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(`${dir}/Caddyfile`, configuration({ serviceUrl, dir, port }));
  const args = ['run', '--config', `${dir}/Caddyfile`, '--adapter', 'caddyfile'];
  // Caddy's own data stays in the sandbox.
  const env = { HOME: dir, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir };
  const child = sandbox.start('caddy', programs.caddy, args, { core, env });
  const url = `http://127.0.0.1:${port}`;
  await sandbox.untilHealthy('caddy', child, `${url}/healthz`);
  return { child, url, pid: child.pid };
}

const configuration = ({ serviceUrl, dir, port }) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  log {
    output file ${dir}/access.log
  }
  respond /healthz 200
  reverse_proxy /api/* ${serviceUrl}
}
`;
