import net from 'node:net';

/** Whether nothing listens on the port, neither on a loopback address nor on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isListening(port, host)));
  return !taken.includes(true);
}

/** The first free port from this one on. */
export async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) if (await isPortFree(port)) return port;
  throw new Error(`No port from ${first} to ${first + 99} is free.`);
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    const done = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.setTimeout(500, () => done(false));
  });
}
