/** CommonJS, so that jest's set-up, its tests and the launcher can all load it without a build. */
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');
const { createInterface } = require('node:readline');

/** How a Redis can be obtained: REDIS_URL, or the redis-server on the PATH. */
function findRedis() {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL };
  const program = findProgram();
  return program && { program };
}

async function startRedis() {
  const found = findRedis();
  if (found?.url) return { url: found.url, pid: undefined, stop: async () => {} };
  return startOwnRedis();
}

/** Always starts a separate server, even if REDIS_URL is set: for tests that stop or kill it. */
async function startOwnRedis({ port } = {}) {
  const program = findProgram();
  if (!program) return undefined;
  if (port) return launch(program, port);
  // Another process may have taken the free port before Redis binds it.
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(program, await freePort());
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

function findProgram() {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, 'redis-server'))
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

/**
 * Redis does not notice when its parent dies. This shell does, by the end of its standard input, and then stops Redis.
 */
const untilStdinEnds = '"$@" </dev/null & echo "pid $!"; read -r _; kill "$!" 2>/dev/null; wait "$!"; exit 0';

async function launch(program, port) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-redis-'));
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  // A separate process group: Ctrl-C in the terminal is for the parent, which stops everything in order.
  const shell = spawn('sh', ['-c', untilStdinEnds, 'sh', program, ...options], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    shell.once('close', resolve);
  }).then(() => fs.rmSync(dir, { recursive: true, force: true }));
  const stop = () => {
    shell.stdin.end();
    return ended;
  };
  try {
    const pid = await ready(shell);
    return { url: `redis://127.0.0.1:${port}`, pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server's process id, once it accepts connections. */
function ready(shell) {
  return new Promise((resolve, reject) => {
    let pid;
    let last = '';
    const tooLate = setTimeout(() => reject(new Error(`Redis did not start within 10 seconds: ${last}`)), 10_000);
    createInterface({ input: shell.stdout }).on('line', (line) => {
      last = line;
      if (line.startsWith('pid ')) pid = Number(line.slice(4));
      const taken = /Failed listening on port|Could not create server/.test(line);
      if (!taken && !line.includes('Ready to accept connections')) return;
      clearTimeout(tooLate);
      if (taken) reject(new Error(`Redis did not start: ${line}`));
      else resolve(pid);
    });
    shell.once('error', reject);
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

module.exports = { findRedis, startRedis, startOwnRedis };
