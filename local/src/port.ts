import net from 'node:net';

/** Whether nobody listens on the port, on either loopback address or on all. */
export async function portIsFree(port: number): Promise<boolean> {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(port, host)));
  return !taken.includes(true);
}

function answers(port: number, host: string): Promise<boolean> {
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
