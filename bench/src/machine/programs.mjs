import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Optional programs that a run uses; undefined where the machine has none. */
export const programs = {
  nginx: find('nginx'),
  caddy: find('caddy'),
  wrk: find('wrk'),
  taskset: find('taskset'),
  redis: find('redis-server'),
};

/** The module with which nginx serves files that were compressed with brotli beforehand. */
export const nginxBrotliModule = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => fs.existsSync(file));

const canPin = programs.taskset !== undefined && availableParallelism() >= 2;

/** The measured process has one core to itself; load and other services run on the other one. */
export const cores = { measured: 0, load: 1 };

/** A command line pinned to one core, where that is possible. @returns {[string, string[]]} */
export function onCore(core, program, args) {
  if (core === undefined || !canPin) return [program, args];
  return [programs.taskset, ['-c', String(core), program, ...args]];
}

/** The missing programs and the effect on the figures, a sentence each. */
export function missingPrograms() {
  return [
    programs.nginx ? '' : 'nginx is missing: the reference is node:http answering by itself (0.86 of nginx’s CPU).',
    programs.nginx && !nginxBrotliModule ? 'nginx has no brotli_static: it serves the .br files as they are.' : '',
    programs.caddy ? '' : 'caddy is missing: the row against it is left out.',
    programs.wrk ? '' : 'wrk is missing: a Node client makes the load; it tires before wrk does.',
    programs.redis
      ? ''
      : 'redis-server is missing: what a thousand terminals cost, and how soon messages come, is left out.',
    canPin ? '' : 'Nothing can be pinned to a core here: what is measured and its load disturb each other.',
  ].filter(Boolean);
}

function find(name) {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => isProgram(file));
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
