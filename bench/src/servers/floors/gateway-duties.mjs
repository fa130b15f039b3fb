import { randomUUID } from 'node:crypto';
import fs from 'node:fs';

const [most, windowMs] = [1e9, 60_000];
/** Upper bounds of the histogram's buckets, in milliseconds. */
const ends = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000];

/**
 * What the rows about the gateway require of a gateway, in the fewest steps: a check of one known credential, a limit
 * per address and one per user, an id, a log line, a histogram. It can verify no other credential.
 * @param {string} credential @param {string} logFile
 */
export function gatewayDuties(credential, logFile) {
  const callers = new Map([[credential, { id: randomUUID() }]]);
  const log = fs.openSync(logFile, 'a');
  const limits = { address: new Map(), user: new Map() };
  const counts = ends.map(() => 0);
  let completed = [];

  /** Reports all requests that completed in one turn of the event loop together. */
  function reportAll() {
    let lines = '';
    for (const { id, method, path, status, ms, user } of completed) {
      const bucket = ends.findIndex((end) => ms <= end);
      if (bucket !== -1) counts[bucket] += 1;
      lines += `{"level":30,"time":${Date.now()},"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10},"user":"${user}"}\n`;
    }
    completed = [];
    fs.writeSync(log, lines);
  }

  /**
   * Admits a request, and reports it once its response is closed.
   * @returns {{ id: string, address: string } | undefined} undefined if it was refused
   */
  return function admit(req, res, given) {
    const startedAt = performance.now();
    const id = randomUUID();
    const address = req.socket.remoteAddress;
    const caller = callers.get(given);
    if (isUsedUp(limits.address, address, startedAt)) return void res.writeHead(429).end();
    if (!caller) return void res.writeHead(401).end();
    if (isUsedUp(limits.user, caller.id, startedAt)) return void res.writeHead(429).end();
    res.on('close', () => {
      const done = { id, method: req.method, path: req.url, status: res.statusCode, user: caller.id };
      if (completed.push({ ...done, ms: performance.now() - startedAt }) === 1) setImmediate(reportAll);
    });
    return { id, address };
  };
}

function isUsedUp(windows, key, now) {
  const window = windows.get(key);
  if (window && window.endsAt > now) return ++window.count > most;
  windows.set(key, { count: 1, endsAt: now + windowMs });
  return false;
}
