/** Headers that concern a single connection; lower-case, as the service and the load write them. */
const ofConnection = new Set(['connection', 'keep-alive', 'host', 'transfer-encoding']);
/** node:http writes a string together with the head; above this size, copying costs more than a second write. */
const shortBytes = 4096;

/** The names and values to forward, alternating. @param {import('node:http').IncomingMessage} req */
export function passedOn({ rawHeaders }) {
  const headers = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (!ofConnection.has(name.toLowerCase())) headers.push(name, rawHeaders[at + 1]);
  }
  return headers;
}

/** A handler of undici that forwards a service's response. */
export class ProxiedAnswer {
  #length = -1;
  #headers = [];
  #status = 0;
  #isBegun = false;
  #resume;

  /** @param {string[]} [added] further headers as alternating names and values */
  constructor(res, added) {
    this.res = res;
    this.added = added;
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
    if (this.added) this.#headers.push(...this.added);
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
