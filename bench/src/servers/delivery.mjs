import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EventStream } from '../load/event-stream.mjs';
import { end, root } from '../machine/sandbox.mjs';
import { accessTokens } from './data/access-tokens.mjs';
import { storePeople, untilKnown } from './data/stored-people.mjs';
import { startDatabase } from './database.mjs';
import { openPlatform } from './platform.mjs';

const run = promisify(execFile);
const remote = 'markets';
const atOnce = 50;

/**
 * Runs the whole platform in one process, with many people online whose accounts are a year old, and offers what a team
 * does with the releases of its remote.
 */
export async function openDelivery(sandbox, howMany) {
  const tokens = accessTokens();
  const database = await startDatabase(sandbox);
  const platform = await openPlatform(sandbox, { env: { ...tokens.env, MONGODB_URI: database.uri } });
  const { url } = platform;
  const deployToken = fs.readFileSync(sandbox.path('platform', 'deploy-token'), 'utf8').trim();
  const stored = await storePeople(database.uri, howMany);
  const people = stored.map((person) => ({ id: person.id, token: tokens.tokenOf(person) }));
  await untilKnown(url, people[0]);
  for (let at = 0; at < people.length; at += atOnce) {
    const batch = people.slice(at, at + atOnce);
    const streams = await Promise.all(batch.map(({ token }) => EventStream.open(url, token)));
    batch.forEach((person, index) => {
      person.stream = streams[index];
    });
  }

  /** What `npm run release` runs once the remote is built. @param folder used as the repository */
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
    /** Releases the current files again under another version. @param args as those of `npm run release` */
    async releaseAs(version, ...args) {
      const folder = sandbox.path(`release-${version}`);
      fs.cpSync(path.join(root, `mfe-${remote}/dist`), path.join(folder, `mfe-${remote}/dist`), { recursive: true });
      const file = path.join(folder, `mfe-${remote}/dist/release.json`);
      fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), version }));
      await release(folder, ...args);
    },
    /** Makes a call to the registry with the deploy token: "back", "rollout/step". */
    async act(verb) {
      const headers = { 'Content-Type': 'application/json', 'X-Deploy-Token': deployToken };
      const path = `${url}/api/v1/registry/remotes/${remote}/${verb}`;
      const answer = await fetch(path, { method: 'POST', headers, body: '{}' });
      if (!answer.ok) throw new Error(`${verb} was refused: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    /** The version of the remote that a person is given. */
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
