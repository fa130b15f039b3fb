import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { isPortFree } from './port';

for (const host of ['127.0.0.1', '::1']) {
  it(`recognises a used port on ${host}`, async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const { port } = server.address() as AddressInfo;
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
}
