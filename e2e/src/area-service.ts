import fs from 'node:fs';
import path from 'node:path';
import { startDatabase } from '@plaza/embedded-mongodb';
import { type GeneratedArea, startInArea } from './generated-area';
import type { PlatformProcess } from './platform';

/** Offsets from the port of a platform's gateway, with `--processes`. */
const offsets = { identity: 101, registry: 105 };

/** The offset of an area's service from the same port; nothing of the platform listens there. */
const areaOffset = 150;

/** The addresses on this machine, and the variables with which an area's service and a platform trust each other. */
function placesOf({ url, dir }: Pick<PlatformProcess, 'url' | 'dir'>) {
  const at = (offset: number) => `http://127.0.0.1:${Number(new URL(url).port) + offset}`;
  const trust = {
    BUS_SECRET: fs.readFileSync(path.join(dir, 'bus-secret'), 'utf8').trim(),
    IDENTITY_URL: at(offsets.identity),
    REGISTRY_URL: at(offsets.registry),
  };
  return { at, trust };
}

/** Builds the service of an area and runs it with its own database, as its README describes. */
export async function startAreaService(area: GeneratedArea, { url, dir }: PlatformProcess, redisUrl: string) {
  await area.npm(['run', 'build']);
  const data = path.join(area.folder, '.plaza/everybody');
  fs.mkdirSync(data, { recursive: true });
  const database = await startDatabase({ dir: data });
  const { at, trust } = placesOf({ url, dir });
  const own = at(areaOffset);
  const env = { ...trust, PORT: new URL(own).port, MONGODB_URI: database.uri, REDIS_URL: redisUrl };
  const service = await startInArea(area, ['npm', 'start'], env, async () => {
    const answer = await fetch(`${own}/readyz`);
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  });
  return {
    url: own,
    async stop() {
      await service.stop();
      await database.stop();
    },
  };
}

/** Offsets from the same port at which `npm run dev` serves an area's remote and service. */
const devOffsets = { remote: 160, service: 161 };

/** Runs `npm run dev` in an area's folder, against a platform. @returns the address of the real shell with the area */
export async function startDevelopment(area: GeneratedArea, platform: PlatformProcess) {
  const { at, trust } = placesOf(platform);
  const [remote, service] = [at(devOffsets.remote), at(devOffsets.service)];
  area.change('package.json', '"port": 4400', `"port": ${new URL(remote).port}`);
  area.change('service/service.ts', 'port: 4200', `port: ${new URL(service).port}`);
  const env = { ...trust, PLAZA_GATEWAY_URL: platform.url };
  const { stop } = await startInArea(area, [process.execPath, 'node_modules/.bin/plaza', 'dev'], env, async () => {
    for (const address of [`${remote}/remotes/${area.name}/0.0.0-local/remoteEntry.js`, `${service}/readyz`]) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    }
  });
  return { url: remote.replace('127.0.0.1', 'localhost'), stop };
}
