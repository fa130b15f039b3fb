import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { LogLines } from '../machine/log-lines.mjs';
import { cores } from '../machine/programs.mjs';
import { end } from '../machine/sandbox.mjs';
import { nthDocument } from './changing-document.mjs';
import { openPlatform } from './platform.mjs';
import { startRedis } from './redis.mjs';
import { startPlain, startProgram, wideLimits } from './start-program.mjs';

const json = '{"success":true}';
/** What a gateway logs when it applies a configuration. */
export const configurationAppliedMessage = 'a new configuration is active';
/** A gateway checks its file each second, and health-checks new targets before it applies a document. */
const applyTimeoutMs = 5000;
const pollMs = 20;

/**
 * The document that a platform's gateways use before one is applied, which is compiled into them. A platform is started
 * only to read it, and seeds its database on the way.
 */
export async function firstDocument(sandbox) {
  const platform = await openPlatform(sandbox);
  try {
    const deployToken = fs.readFileSync(sandbox.path('platform', 'deploy-token'), 'utf8').trim();
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
 * Gateways beside the test bed's gateway, each started for a single measure.
 * @param {object} document from `firstDocument`
 */
export function operatedGateways(sandbox, testBed, document) {
  const env = (name) => ({
    ...wideLimits,
    IDENTITY_URL: testBed.identityUrl,
    REGISTRY_URL: testBed.identityUrl,
    FINANCE_URL: testBed.service.url,
    MARKETS_URL: testBed.service.url,
    MONGODB_URI: testBed.databaseUri,
    REMOTES_CACHE_DIR: sandbox.path(`${name}-remotes`),
    CONFIGURATION_DIR: sandbox.path(`${name}-configuration`),
  });
  const start = (name, more = {}) => startProgram(sandbox, 'gateway', cores.measured, { ...env(name), ...more }, name);
  const targeted = withTarget(withTarget(document, 'identity', testBed.identityUrl), 'registry', testBed.identityUrl);
  return {
    /** Starts three processes: two that are identical, and one that runs a document from a file. */
    async fresh() {
      const file = sandbox.path('another-document.json');
      const bodies = { ...document.bodies, maxBytes: document.bodies.maxBytes - 1 };
      const another = { ...withTarget(targeted, 'finance', testBed.service.url), bodies };
      let share = another.traces.sampleShare;
      write(file, another);
      const plain = await start('plain');
      const twin = await start('twin');
      const documented = await start('documented', { GATEWAY_CONFIG_FILE: file });
      const applyDocument = documentWriter(file, sandbox.path('documented.log'));
      return {
        plain,
        twin,
        documented,
        /** Sets the share of its requests that the third gateway traces. */
        async trace(sampleShare) {
          if (sampleShare === share) return; // an unchanged document would not be applied
          share = sampleShare;
          const hash = await applyDocument({ ...another, traces: { sampleShare } });
          if (!hash) throw new Error('the gateway did not apply the new share of traces');
        },
        close: () => endAll([plain, twin, documented]),
      };
    },
    /**
     * Starts a gateway that follows a file, and two targets of finance, of which its documents name one, the other, or
     * both.
     * @param {number} delayMs how long a response takes
     */
    async withFile(delayMs) {
      const args = ['--service', 'finance', '--delay', String(delayMs)];
      const targets = [];
      while (targets.length < 2) targets.push(await startTarget(sandbox, targets.length, args));
      const addresses = targets.map(({ url }) => url);
      const file = sandbox.path('changing-document.json');
      let changes = 0;
      write(file, nthDocument(targeted, changes, addresses));
      const gateway = await start('changing', { GATEWAY_CONFIG_FILE: file });
      const applyDocument = documentWriter(file, sandbox.path('changing.log'));
      return {
        gateway,
        /**
         * Gives the gateway the next document. @returns {Promise<string | undefined>} the hash of the applied document;
         * undefined when none was applied in time
         */
        change() {
          changes += 1;
          return applyDocument(nthDocument(targeted, changes, addresses));
        },
        close: () => endAll([gateway, ...targets]),
      };
    },
    /**
     * Starts a gateway with a Redis and several targets of finance and markets, each of which can be killed.
     * @param {number} [delayMs] how long a response takes
     */
    async withTargets(howMany, delayMs = 0) {
      const redis = await startRedis(sandbox);
      const targets = [];
      while (targets.length < howMany) {
        targets.push(await startTarget(sandbox, targets.length, ['--delay', String(delayMs)]));
      }
      const addresses = targets.map(({ url }) => url).join();
      const gateway = await start(`gateway-of-${howMany}`, {
        REDIS_URL: redis.url,
        SERVICE_ADDRESSES: `finance=${addresses} markets=${addresses}`,
      });
      return { gateway, targets, close: () => endAll([gateway, ...targets, redis]) };
    },
  };
}

const startTarget = (sandbox, number, args) => startPlain(sandbox, `target-${number}`, cores.load, [json, ...args]);

const endAll = (running) => Promise.all(running.map(({ child }) => end(child)));

/**
 * Gives a gateway documents through its file; each call resolves to the hash that the gateway applied, or to undefined
 * if it applied none in time.
 */
function documentWriter(file, logFile) {
  const log = new LogLines(logFile);
  return async (document) => {
    write(file, document);
    const deadline = performance.now() + applyTimeoutMs;
    while (performance.now() < deadline) {
      const applied = log.next().find((line) => line.includes(`"msg":"${configurationAppliedMessage}"`));
      if (applied) return JSON.parse(applied).hash;
      await delay(pollMs);
    }
    return undefined;
  };
}

/** Replaces the file atomically, as a gateway may read it at any moment. */
function write(file, document) {
  fs.writeFileSync(`${file}.new`, JSON.stringify(document));
  fs.renameSync(`${file}.new`, file);
}

const withTarget = (document, service, address) => ({
  ...document,
  services: {
    ...document.services,
    [service]: { ...document.services[service], targets: [{ ...document.services[service].targets[0], address }] },
  },
});
