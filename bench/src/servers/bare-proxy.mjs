import http from 'node:http';
import { Pool } from 'undici';

/**
 * A program: node:http and undici's Pool.dispatch, and nothing else. It passes every request on to the service whose
 * address is its argument: no token, no limit, no id, no log, no metric. What it takes for a request no gateway of Node
 * goes below.
 */
const pool = new Pool(process.argv[2], { connections: null, pipelining: 1 });
/** Of one connection alone; lower-case, as the service and the load write them. */
const ofConnection = new Set(['connection', 'keep-alive', 'host', 'transfer-encoding']);
/** node:http writes strings with the head in one write; above this, copying costs more than a second buffer. */
const shortBytes = 4096;

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  const headers = [];
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = req.rawHeaders[at];
    if (!ofConnection.has(name.toLowerCase())) headers.push(name, req.rawHeaders[at + 1]);
  }
  pool.dispatch({ path: req.url, method: req.method, headers, body: null }, new Answer(res));
});

class Answer {
  #length = -1;
  #headers = [];
  #status = 0;
  #isBegun = false;
  #resume;

  constructor(res) {
    this.res = res;
  }

  onConnect(abort) {
    this.res.on('close', () => this.res.writableFinished || abort());
  }

  onHeaders(status, raw, resume) {
    this.#status = status;
    this.#resume = resume;
    for (let at = 0; at < raw.length; at += 2) {
      const name = raw[at].latin1Slice();
      const value = raw[at + 1].latin1Slice();
      if (ofConnection.has(name.toLowerCase())) continue;
      if (name.toLowerCase() === 'content-length') this.#length = Number(value);
      this.#headers.push(name, value);
    }
    return true;
  }

  onData(chunk) {
    const { res } = this;
    const isWhole = !this.#isBegun && chunk.length === this.#length;
    this.#begin();
    if (isWhole && chunk.length <= shortBytes) res.end(chunk.latin1Slice(), 'latin1');
    else if (isWhole) res.end(chunk);
    else if (!res.write(chunk)) {
      res.once('drain', this.#resume);
      return false;
    }
    return true;
  }

  onComplete() {
    this.#begin();
    if (!this.res.writableEnded) this.res.end();
  }

  onError() {
    this.res.destroy();
  }

  #begin() {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.res.writeHead(this.#status, this.#headers);
  }
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
