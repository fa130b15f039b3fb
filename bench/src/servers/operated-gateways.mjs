import fs from 'node:fs';
import { cores, programs } from '../machine/programs.mjs';
import { end, freePort } from '../machine/workshop.mjs';
import { openPlatform } from './platform.mjs';
import { startPlain, startProgram, wideLimits } from './stage.mjs';

/** What a gateway logs for each configuration that it takes. */
const tookAnother = '"msg":"another configuration holds"';

/**
 * The document that a platform's gateways run before anybody has given them one, which is what is compiled into them.
 * The platform is started for it alone, and fills its database at that.
 */
export async function firstDocument(workshop) {
  const platform = await openPlatform(workshop);
  try {
    const deployToken = fs.readFileSync(workshop.path('platform', 'deploy-token'), 'utf8').trim();
    const answer = await fetch(`${platform.url}/api/v1/registry/gateway-configuration`, {
      headers: { 'X-Deploy-Token': deployToken },
    });
    if (!answer.ok) throw new Error(`the configuration was refused: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).document;
  } finally {
    await platform.close();
  }
}

/**
 * Gateways beside the one of the stage, each different in one thing: one keeps no trace by lot, one runs a document from
 * a file, one has two targets of finance.
 * @param {object} document as `firstDocument` finds it
 */
export async function openOperatedGateways(workshop, stage, document) {
  const env = (name) => ({
    ...wideLimits,
    IDENTITY_URL: stage.identityUrl,
    REGISTRY_URL: stage.identityUrl,
    FINANCE_URL: stage.service.url,
    MARKETS_URL: stage.service.url,
    MONGODB_URI: stage.databaseUri,
    REMOTES_CACHE_DIR: workshop.path(`${name}-remotes`),
    CONFIGURATION_DIR: workshop.path(`${name}-configuration`),
  });
  const file = workshop.path('gateway-configuration.json');
  const targeted = withTarget(withTarget(document, 'identity', stage.identityUrl), 'registry', stage.identityUrl);
  const documentOf = (change) => ({ ...withTarget(targeted, 'finance', stage.service.url), ...change });
  const write = (one) => {
    fs.writeFileSync(`${file}.new`, JSON.stringify(one));
    fs.renameSync(`${file}.new`, file);
  };
  write(documentOf({ bodies: { ...document.bodies, maxBytes: document.bodies.maxBytes - 1 } }));

  const untraced = await startProgram(
    workshop,
    'gateway',
    cores.measured,
    { ...env('untraced'), TRACE_SAMPLE_RATIO: '0' },
    'untraced',
  );
  const documented = await startProgram(
    workshop,
    'gateway',
    cores.measured,
    { ...env('documented'), GATEWAY_CONFIG_FILE: file },
    'documented',
  );
  let values = 1;
  return {
    untraced,
    documented,
    /** Writes a document with another value into the file that `documented` looks at each second. */
    change() {
      values += 1;
      write(documentOf({ bodies: { ...document.bodies, maxBytes: document.bodies.maxBytes - values } }));
    },
    /** How many documents `documented` has taken since it started. */
    taken: () => fs.readFileSync(workshop.path('documented.log'), 'utf8').split(tookAnother).length - 1,
    /** A gateway with a Redis and so many targets of finance and markets, of which each may be ended. */
    async withTargets(howMany) {
      const redis = await startRedis(workshop);
      const targets = [];
      while (targets.length < howMany) {
        targets.push(await startPlain(workshop, `target-${targets.length}`, cores.load, ['{"success":true}']));
      }
      const addresses = targets.map(({ url }) => url).join();
      const name = `gateway-of-${howMany}`;
      const gateway = await startProgram(
        workshop,
        'gateway',
        cores.measured,
        { ...env(name), REDIS_URL: redis.url, SERVICE_ADDRESSES: `finance=${addresses} markets=${addresses}` },
        name,
      );
      const running = [gateway, ...targets, redis];
      return { gateway, targets, close: () => Promise.all(running.map(({ child }) => end(child))) };
    },
    async close() {
      for (const { child } of [untraced, documented]) await end(child);
    },
  };
}

/** Kept answers are forgotten where no bus would tell of a change: Redis is that bus. */
async function startRedis(workshop) {
  const port = String(await freePort());
  const child = workshop.start('redis', programs.redis, ['--port', port, '--bind', '127.0.0.1', '--save', ''], {
    core: cores.load,
    cwd: workshop.dir,
  });
  return { child, url: `redis://127.0.0.1:${port}` };
}

const withTarget = (document, service, address) => ({
  ...document,
  services: {
    ...document.services,
    [service]: { ...document.services[service], targets: [{ ...document.services[service].targets[0], address }] },
  },
});
