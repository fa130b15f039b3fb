import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { residentBytes } from './cpu-time.mjs';

const timeoutMs = 20_000;
const lookMs = 20;
/** Some objects, such as those that wait for a finalizer, are freed only by a second collection. */
const collections = 2;

/** A Node process whose inspector is opened by a signal: only the inspector can collect garbage from outside. */
export class InspectedProcess {
  #socket;
  #waiting = new Map();
  #id = 0;

  /**
   * @param {string} log its standard error; `--inspect-port=127.0.0.1:0` gives each process a port of its own
   */
  static async open(name, pid, log) {
    process.kill(pid, 'SIGUSR1');
    const end = performance.now() + timeoutMs;
    while (performance.now() < end) {
      const address = addressIn(fs.readFileSync(log, 'utf8'));
      if (address) return new InspectedProcess(name, pid, await connect(address));
      await delay(lookMs);
    }
    throw new Error(`${name} has opened no inspector`);
  }

  constructor(name, pid, socket) {
    this.name = name;
    this.pid = pid;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error } = JSON.parse(data);
      if (error) this.#waiting.get(id)?.reject(new Error(error.message));
      else this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
    });
  }

  /** Resident memory and heap of the process in bytes, after garbage collection. */
  async collected() {
    for (let time = 0; time < collections; time++) await this.#send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#send('Runtime.getHeapUsage');
    return { resident: residentBytes(this.pid), heap: usedSize };
  }

  close() {
    this.#socket.close();
  }

  #send(method) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method }));
    });
  }
}

/** The latest address in the log at which the inspector of a process listens. @param {string} log */
export const addressIn = (log) => [...log.matchAll(/^Debugger listening on (ws:\S+)$/gm)].at(-1)?.[1];

function connect(address) {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`nothing answers at ${address}`)));
  });
}
