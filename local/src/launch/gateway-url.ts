/** Addresses at which a server is reached as localhost too. */
const withLocalhost = ['127.0.0.1', '0.0.0.0', '::', 'localhost'];

/**
 * Where a gateway of this machine is called.
 * @param host the address that it listens on; empty or undefined for the default, loopback
 */
export function gatewayUrlAt(port: number, host: string | undefined): string {
  if (!host || withLocalhost.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
