import net from 'node:net';

/** Connections that are opened concurrently. */
const atOnce = 50;

/** One browser's event stream, read as cheaply as possible, as a thousand of them run in the measuring process. */
export class EventStream {
  #socket;
  #onChange;
  /** How many quote events arrived. */
  pushes = 0;
  /** Called with each message that arrives. @type {((message: { clientId: string }) => void) | undefined} */
  onMessage;
  /**
   * Called with the tabs that have trouble whenever the stream reports them.
   * @type {((tabs: { id: string }[]) => void) | undefined}
   */
  onAvailability;
  /** The received part of an incomplete event. */
  #rest = '';

  /**
   * @param {string} url of the gateway
   * @param {string} [topic] to follow in addition to the user's own events
   * @returns {Promise<EventStream>} once the gateway has accepted it
   */
  static open(url, token, topic) {
    const path = `/api/v1/events${topic ? `?topics=${topic}` : ''}`;
    const { hostname, port, host } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      socket.setNoDelay(true);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n\r\n`,
      );
      socket.once('data', (chunk) => {
        const head = chunk.latin1Slice();
        if (head.startsWith('HTTP/1.1 200')) resolve(new EventStream(socket));
        else reject(new Error(`the event stream was refused: ${head.slice(0, 200)}`));
      });
      socket.once('error', reject);
    });
  }

  /** Opens `count` streams of one person, some at a time. @returns {Promise<EventStream[]>} */
  static async openMany(url, token, count) {
    const open = [];
    while (open.length < count) {
      const length = Math.min(atOnce, count - open.length);
      open.push(...(await Promise.all(Array.from({ length }, () => EventStream.open(url, token)))));
    }
    return open;
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      if (chunk.includes('"permissions.changed"') || chunk.includes('"remotes.changed"')) this.#onChange?.();
      if (chunk.includes('"quotes.changed"')) this.pushes += 1;
      if (this.onMessage || this.onAvailability) this.#readEvents(chunk);
    });
  }

  /** Resolves when the next change of permissions or remotes arrives. @returns {Promise<void>} */
  nextChange() {
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }

  #readEvents(chunk) {
    const events = `${this.#rest}${chunk.latin1Slice()}`.split('\n\n');
    this.#rest = events.pop();
    for (const event of events) {
      if (event.includes('"message.sent"')) this.onMessage?.(payloadOf(event).message);
      else if (event.includes('"availability.changed"')) this.onAvailability?.(payloadOf(event).tabs);
    }
  }

  close() {
    this.#socket.destroy();
  }
}

const payloadOf = (event) => JSON.parse(event.slice(event.indexOf('{'))).payload;
