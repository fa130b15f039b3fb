import net from 'node:net';

/**
 * @typedef {object} RedisReading what Redis reports since it was started
 * @property {number} commands from clients
 * @property {number} publishes how many of those were publishes
 * @property {number} bytesIn
 * @property {number} bytesOut
 */

const field = (text, name) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1] ?? 0);
const calls = (text, command) => Number(new RegExp(`^cmdstat_${command}:calls=(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/**
 * Reads the statistics of Redis; the reading itself costs one command.
 * @param {string} url
 * @returns {Promise<RedisReading>}
 */
export async function readRedis(url) {
  const text = await info(url);
  return {
    commands: field(text, 'total_commands_processed'),
    publishes: calls(text, 'publish'),
    bytesIn: field(text, 'total_net_input_bytes'),
    bytesOut: field(text, 'total_net_output_bytes'),
  };
}

function info(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write('INFO everything\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.latin1Slice();
      const [, length] = /^\$(\d+)\r\n/.exec(text) ?? [];
      if (length === undefined || text.length < Number(length)) return;
      socket.destroy();
      resolve(text);
    });
    socket.once('error', reject);
  });
}
