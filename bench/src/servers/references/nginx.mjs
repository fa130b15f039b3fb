import fs from 'node:fs';
import { nginxBrotliModule, programs } from '../../machine/programs.mjs';
import { freePort } from '../../machine/sandbox.mjs';

/** The path below which the reference forwards calls too, but without logging them. */
export const unlogged = '/unlogged';

/** The name under which the reference serves a compressed file. */
export const compressedName = (file) => (programs.nginx && !nginxBrotliModule ? `${file}.br` : file);

/**
 * Starts the reference as one process: it forwards /api to the service, and serves a folder of files that are already
 * compressed. It logs a line for each request, which is nginx's default and what the gateway does.
 * @param {import('../../machine/sandbox.mjs').Sandbox} sandbox
 * @param {{ serviceUrl: string, folder: string }} parts
 */
export async function startReference(sandbox, core, parts) {
  const port = await freePort();
  const dir = sandbox.path('nginx');
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(`${dir}/nginx.conf`, configuration({ ...parts, dir, port }));
  const args = ['-p', dir, '-e', `${dir}/error.log`, '-c', `${dir}/nginx.conf`];
  const child = sandbox.start('nginx', programs.nginx, args, { core });
  const url = `http://127.0.0.1:${port}`;
  await sandbox.untilHealthy('nginx', child, `${url}/healthz`);
  return { child, url, pid: child.pid };
}

/** Connections stay open for the whole run, on both sides. */
const keep = 'keepalive_timeout 3600s; keepalive_requests 1000000000;';
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function configuration({ serviceUrl, folder, dir, port }) {
  return `
${nginxBrotliModule ? `load_module ${nginxBrotliModule};` : ''}
daemon off;
master_process off;
pid ${dir}/nginx.pid;
events { worker_connections 4096; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${dir};`).join(' ')}
  types { ${nginxBrotliModule ? 'text/javascript js;' : 'text/javascript br;'} }
  access_log ${dir}/access.log;
  ${keep}
  tcp_nodelay on;
  sendfile on;
  open_file_cache max=100 inactive=60s;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  upstream service { server ${new URL(serviceUrl).host}; keepalive 128; ${keep} }
  server {
    listen 127.0.0.1:${port};
    location = /healthz { return 200; }
    location /api/ { proxy_pass http://service; }
    location ${unlogged}/ { access_log off; proxy_pass http://service/; }
    location / {
      root ${folder};
      ${nginxBrotliModule ? 'brotli_static on;' : 'add_header Content-Encoding br;'}
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
  }
}
`;
}
