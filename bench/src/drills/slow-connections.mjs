import { setTimeout as delay } from 'node:timers/promises';
import { openLoop } from '../load/open-loop.mjs';
import { cores } from '../machine/programs.mjs';
import { end, Sandbox } from '../machine/sandbox.mjs';
import { median } from '../quantiles.mjs';
import { startPlain, startProgram } from '../servers/start-program.mjs';

/**
 * A program: measures what other users notice while 2,000 slow connections from one address, and 200 from each of ten
 * addresses, send request bodies that never end, both with a token and to a call that needs none. Fails unless the p99
 * of the others stays below twice its value without the attack. The gateway has to be built; all its settings but its
 * limits per minute are those of production.
 */
const rounds = 5;
const plan = { rate: 200, seconds: 8 };
const json = '{"success":true,"data":[]}';
const clientProgram = new URL('../load/slow-connections-client.mjs', import.meta.url);
const groups = [
  { from: '127.0.0.2', connections: 2000 },
  ...Array.from({ length: 10 }, (_, index) => ({ from: `127.0.0.${index + 3}`, connections: 200 })),
];
/** Each of two attackers opens half of the connections. */
const halves = groups.map(({ from, connections }) => ({ from, connections: connections / 2 }));
/** The attackers reconnect more often than the limits per minute permit, and with those the drill would end early. */
const wideLimits = { LIMIT_ADDRESS_PER_MINUTE: '1000000000', LIMIT_USER_PER_MINUTE: '1000000000' };

const sandbox = new Sandbox();
try {
  const stubs = await sandbox.startStub('stub-services', new URL('../servers/stub-services.mjs', import.meta.url), [], {
    core: cores.load,
  });
  const service = await startPlain(sandbox, 'service', cores.load, [json]);
  const stub = `http://127.0.0.1:${stubs.port}`;
  const gateway = await startProgram(sandbox, 'gateway', cores.measured, {
    ...wideLimits,
    IDENTITY_URL: stub,
    REGISTRY_URL: stub,
    FINANCE_URL: service.url,
  });
  const headers = { Authorization: `Bearer ${stubs.token}` };
  const measure = () => openLoop({ url: `${gateway.url}/api/v1/finance/accounts`, headers }, plan);
  await measure();

  const idle = [];
  const attacked = [];
  for (let round = 0; round < rounds; round++) {
    idle.push(await measure());
    const attackers = await Promise.all([
      attack(`${gateway.url}/api/v1/finance/accounts`, headers, halves),
      attack(`${gateway.url}/api/v1/auth/refresh`, {}, halves),
    ]);
    await delay(2000);
    attacked.push(await measure());
    await Promise.all(attackers.map(({ child }) => end(child)));
    await delay(2000);
  }
  report(idle, attacked);
} finally {
  await sandbox.close();
}

function attack(url, headers, connections) {
  return sandbox.startStub('attack', clientProgram, [JSON.stringify({ url, headers, groups: connections })], {
    core: cores.load,
    background: true,
  });
}

function report(idle, attacked) {
  const of = (results, what) => median(results.map((result) => result[what]));
  for (const [name, results] of Object.entries({ idle, attacked })) {
    const figures = ['p50', 'p99', 'max', 'answers'].map((what) => `${what} ${of(results, what).toFixed(2)}`);
    const each = results.map(({ p99 }) => p99.toFixed(1)).join(', ');
    process.stdout.write(`${name}: ${figures.join(', ')}; p99 of each round: ${each}\n`);
  }
  const ratio = median(attacked.map(({ p99 }, round) => p99 / idle[round].p99));
  process.stdout.write(`p99 under attack is ${ratio.toFixed(2)} times the idle one; under 2 it holds\n`);
  if (!(ratio < 2)) process.exitCode = 1;
}
