import net from 'node:net';

/** One kept-alive connection that requests one path repeatedly, with as little work of its own as possible. */
export class HttpSocket {
  #socket;
  #request;
  #head = '';
  #status = 0;
  /** Bytes of the body that have not arrived yet; undefined while the headers are being read. */
  #left;
  /** What has arrived of the body of a response that is no 2xx. */
  #refusal = '';
  #answered;
  /** True once the server has closed the connection, as servers do with idle ones; it accepts no further request. */
  isClosed = false;

  /** @param {URL} url @param {Record<string, string>} headers @returns {Promise<HttpSocket>} */
  static open(url, headers) {
    return new Promise((resolve, reject) => {
      const socket = net.connect(Number(url.port), url.hostname, () => resolve(new HttpSocket(socket, url, headers)));
      socket.setNoDelay(true);
      socket.once('error', reject);
    });
  }

  constructor(socket, url, headers) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${lines.join('')}\r\n`;
    this.#socket = socket;
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#answered?.reject(error));
    socket.on('close', () => {
      this.isClosed = true;
      this.#answered?.reject(new Error('the connection was closed'));
    });
  }

  /**
   * @returns {Promise<void>} when the response is complete
   * @throws when it is no 2xx, with its status and the code of its error
   */
  async request() {
    const status = await this.requestStatus();
    if (status < 200 || status > 299) throw new Error(`answered ${status} ${codeIn(this.#refusal)}`.trimEnd());
  }

  /** @returns {Promise<number>} the status, when the response is complete */
  requestStatus() {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Error('the connection was closed before'));
      this.#answered = { resolve, reject };
      this.#socket.write(this.#request);
    });
  }

  close() {
    this.#answered = undefined;
    this.#socket.destroy();
  }

  #read(chunk) {
    if (this.#left === undefined) {
      this.#head += chunk.latin1Slice();
      const end = this.#head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head.slice(0, end + 2));
      if (!length) return this.#answered?.reject(new Error('an answer of unknown length'));
      this.#status = Number(this.#head.slice(9, 12));
      this.#left = Number(length[1]) - (this.#head.length - end - 4);
      this.#refusal = this.#status > 299 ? this.#head.slice(end + 4) : '';
      this.#head = '';
    } else {
      this.#left -= chunk.length;
      if (this.#status > 299) this.#refusal += chunk.latin1Slice();
    }
    if (this.#left > 0) return;
    this.#left = undefined;
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.resolve(this.#status);
  }
}

/** The code in the envelope of an error. */
const codeIn = (body) => /"code": *"([^"]+)"/.exec(body)?.[1] ?? '';
