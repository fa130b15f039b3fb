import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { EventStream } from '../load/event-stream.mjs';
import { end, root } from '../machine/sandbox.mjs';
import { accessTokens } from './access-tokens.mjs';
import { startDatabase } from './database.mjs';
import { openPlatform } from './platform.mjs';

const run = promisify(execFile);
const remote = 'markets';
const atOnce = 50;
const retryMs = 100;
const timeoutMs = 30_000;
const yearMs = 365 * 86_400_000;

/**
 * The whole platform in one process, with so many people online who have had their accounts for a year, and what a team
 * does with the releases of its remote.
 */
export async function openDelivery(sandbox, howMany) {
  const tokens = accessTokens();
  const database = await startDatabase(sandbox);
  const platform = await openPlatform(sandbox, { env: { ...tokens.env, MONGODB_URI: database.uri } });
  const { url } = platform;
  const deployToken = fs.readFileSync(sandbox.path('platform', 'deploy-token'), 'utf8').trim();
  const people = await storePeople(database.uri, howMany, tokens.tokenOf);
  await untilKnown(url, people[0]);
  for (let at = 0; at < people.length; at += atOnce) {
    const batch = people.slice(at, at + atOnce);
    const streams = await Promise.all(batch.map(({ token }) => EventStream.open(url, token)));
    batch.forEach((person, index) => {
      person.stream = streams[index];
    });
  }

  /** What `npm run release` runs once the remote is built. @param folder that stands for the repository */
  const release = (folder, ...args) =>
    run(process.execPath, [path.join(root, 'local/dist/release.cjs'), remote, ...args], {
      cwd: folder,
      env: { ...process.env, PLAZA_GATEWAY_URL: url, PLAZA_DEPLOY_TOKEN: deployToken, PLAZA_SIGNING_KEY: '' },
    });

  return {
    url,
    people,
    tokenOf: tokens.tokenOf,
    release,
    /** Releases today's files once more, under another version. @param args as `npm run release` takes them */
    async releaseAs(version, ...args) {
      const folder = sandbox.path(`release-${version}`);
      fs.cpSync(path.join(root, `mfe-${remote}/dist`), path.join(folder, `mfe-${remote}/dist`), { recursive: true });
      const file = path.join(folder, `mfe-${remote}/dist/release.json`);
      fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), version }));
      await release(folder, ...args);
    },
    /** A call of the registry as a deployment: "back", "rollout/step". */
    async act(verb) {
      const headers = { 'Content-Type': 'application/json', 'X-Deploy-Token': deployToken };
      const path = `${url}/api/v1/registry/remotes/${remote}/${verb}`;
      const answer = await fetch(path, { method: 'POST', headers, body: '{}' });
      if (!answer.ok) throw new Error(`${verb} was refused: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    /** The version that a person is given. */
    async versionGiven({ token }) {
      const answer = await fetch(`${url}/api/v1/remotes`, { headers: { Authorization: `Bearer ${token}` } });
      return (await answer.json()).find(({ name }) => name === remote)?.version;
    },
    async tell({ token }, version, outcome) {
      const answer = await fetch(`${url}/api/v1/remotes/outcomes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ remote, version, outcome }),
      });
      if (answer.status !== 204) throw new Error(`an outcome was answered ${answer.status}: ${await answer.text()}`);
    },
    async close() {
      for (const { stream } of people) stream.close();
      await platform.close();
      await end(database.child);
    },
  };
}

async function storePeople(databaseUri, howMany, tokenOf) {
  const createdAt = new Date(Date.now() - yearMs);
  const records = Array.from({ length: howMany }, (_, index) => ({
    _id: randomUUID(),
    customId: `BENCH-${index}`,
    email: `bench-${index}@plaza.example`,
    firstName: 'Somebody',
    lastName: `${index}`,
    role: 'user',
    isAdmin: false,
    isActive: true,
    contractorId: null,
    createdAt,
    updatedAt: createdAt,
  }));
  const client = await new MongoClient(databaseUri).connect();
  try {
    await client.db('identity').collection('users').insertMany(records);
  } finally {
    await client.close();
  }
  return records.map(({ _id: id, role }) => ({ id, token: tokenOf({ id, role }) }));
}

/** Services that started before identity ask it again after a second whether a session still counts. */
async function untilKnown(url, { token }) {
  const end = performance.now() + timeoutMs;
  const ask = () => fetch(`${url}/api/v1/remotes`, { headers: { Authorization: `Bearer ${token}` } });
  while (!(await (await ask()).text()).includes(`"${remote}"`)) {
    if (performance.now() > end) throw new Error('the platform gives no remotes');
    await delay(retryMs);
  }
}
