import { withForeignShare } from '../machine/quiet.mjs';
import { measureCalls } from './call-costs.mjs';
import { openManyProcesses } from './many-processes.mjs';
import { measureStreams } from './stream-costs.mjs';

/**
 * @typedef {object} MachineCosts
 * @property {import('./call-costs.mjs').CallCost[]} calls
 * @property {import('./stream-costs.mjs').StreamCosts[]} streams
 * @property {number} foreign the share of the machine that other programs used in the meantime
 */

/**
 * Measures what a request and an open browser cost each part, with one instance of each and with two.
 * @returns {Promise<MachineCosts>}
 */
export async function measureMachines(sandbox, options, say) {
  const { result, foreign } = await withForeignShare(() => measureAll(sandbox, options, say));
  return { ...result, foreign };
}

async function measureAll(sandbox, options, say) {
  const calls = [];
  const streams = [];
  for (const instances of [1, 2]) {
    say(`  ${instances} of the gateway and of each service`);
    const platform = await openManyProcesses(sandbox, instances);
    try {
      const atRest = await platform.meter.measureRest(options.machineSeconds * 2);
      // Streams are measured first: later they would reuse memory that requests have freed, and seem cheaper.
      streams.push({ ...(await measureStreams(platform, options)), instances, atRest });
      say('    what an open browser costs is known');
      for (const call of await measureCalls(platform, options)) calls.push({ ...call, instances });
    } finally {
      await platform.close();
    }
  }
  return { calls, streams };
}
