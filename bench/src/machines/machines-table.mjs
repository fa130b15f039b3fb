import { markdownOf } from '../report.mjs';

const parts = ['gateway', 'identity', 'finance', 'marketplace', 'markets', 'registry', 'redis', 'database'];

const inWords = (value) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
const micros = (ms) => inWords(ms * 1000);

/**
 * Both tables: the costs of requests, and those of open browsers.
 * @param {import('./machines.mjs').MachineCosts} measured
 */
export function machinesTables({ calls, streams, foreign }) {
  const others = `Other programs used ${Math.round(foreign * 100)} % of the machine meanwhile.`;
  return [others, markdownOf(callCells(calls)), markdownOf(streamCells(streams))].join('\n\n');
}

/** A row for each request, with one instance of each part and with two. */
export function callCells(calls) {
  const names = [...new Set(calls.map(({ name }) => name))];
  const head = [
    'a request',
    'of each',
    ...parts,
    'published',
    'Redis commands',
    'bytes in',
    'bytes out',
    'MongoDB commands',
  ];
  return [
    head,
    ...names.flatMap((name) =>
      calls
        .filter((call) => call.name === name)
        .map(({ instances, costs: { cpuMs, redis, databaseCommands } }) => [
          name,
          String(instances),
          ...parts.map((part) => micros(cpuMs[part])),
          inWords(redis.publishes),
          inWords(redis.commands),
          inWords(redis.bytesIn),
          inWords(redis.bytesOut),
          inWords(databaseCommands),
        ]),
    ),
  ];
}

/** The costs of one open browser: a row for each cost, a column for each number of instances. */
export function streamCells(streams) {
  const others = ({ cpuMs }) => parts.slice(1, 6).reduce((sum, part) => sum + cpuMs[part], 0);
  const row = (name, unit, read) => [name, unit, ...streams.map((one) => inWords(read(one)))];
  return [
    ['an open browser', 'unit', ...streams.map(({ instances }) => `at ${instances} of each`)],
    row('without any browser: commands at Redis a second', '', ({ atRest }) => atRest.redis.commands),
    row('… commands at MongoDB a second', '', ({ atRest }) => atRest.databaseCommands),
    row('memory of the gateway', 'kB', ({ bytes }) => bytes / 1024),
    row('opening its stream: gateways', 'µs', ({ opening }) => opening.cpuMs.gateway * 1000),
    row('… all services together', 'µs', ({ opening }) => others(opening) * 1000),
    row('a second of it, nothing happening: gateways', 'µs', ({ second }) => second.cpuMs.gateway * 1000),
    row('… all services together', 'µs', ({ second }) => others(second) * 1000),
    row('… Redis', 'µs', ({ second }) => second.cpuMs.redis * 1000),
    row('… bytes into Redis', 'B', ({ second }) => second.redis.bytesIn),
    row('… bytes out of Redis', 'B', ({ second }) => second.redis.bytesOut),
    row('delivering one tab-permission event: gateways', 'µs', ({ heard }) => heard.cpuMs.gateway * 1000),
  ];
}
