/** Addresses at which a server is reached as localhost too. */
const withLocalhost = ['127.0.0.1', '0.0.0.0', '::', 'localhost'];

/**
 * Where a gateway of this machine is called.
 * @param {number} port
 * @param {string | undefined} host the address that it listens on; empty or undefined for the default, loopback
 */
export function gatewayUrlAt(port, host) {
  if (!host || withLocalhost.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * The platform that a command talks to: PLAZA_GATEWAY_URL, by default the one that PORT and HOST start here.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const platformUrl = ({ PLAZA_GATEWAY_URL, PORT, HOST }) =>
  PLAZA_GATEWAY_URL || gatewayUrlAt(Number(PORT || 8080), HOST);
