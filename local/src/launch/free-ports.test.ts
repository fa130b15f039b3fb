import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { listen } from '@plaza/test-kit/http';
import { readOptions } from './config';
import { openPlatformDatabase } from './database';
import { requireFreePorts } from './free-ports';
import { StopList } from './platform';

const optionsAt = (port: number, ...args: string[]) => readOptions(args, { PORT: `${port}` }, '/srv/plaza');

/** A program of somebody else's, and its port. */
async function withForeignProgram(work: (port: number) => Promise<void>): Promise<void> {
  const { url, close } = await listen((_req, res) => res.end('{"status":"ok"}'));
  try {
    await work(Number(new URL(url).port));
  } finally {
    await close();
  }
}

it('refuses to start if another process uses its port', () =>
  withForeignProgram(async (port) => {
    await expect(requireFreePorts(optionsAt(port))).rejects.toThrow(
      `Port ${port} is already in use. Stop what uses it, or choose another: PORT=`,
    );
  }));

it('refuses to start if another process uses the port of a service and each service is a process of its own', () =>
  withForeignProgram(async (port) => {
    await expect(requireFreePorts(optionsAt(port - 103, '--processes'))).rejects.toThrow(
      `Port ${port} is already in use.`,
    );
    await expect(requireFreePorts(optionsAt(port - 103))).resolves.toBeUndefined();
  }));

it('refuses to start if another process uses the port of a second service or of a second gateway', () =>
  withForeignProgram(async (port) => {
    const two = ['--processes', '--instances', '2'];
    for (const offset of [1, 111]) {
      await expect(requireFreePorts(optionsAt(port - offset, ...two))).rejects.toThrow(`Port ${port} is already`);
    }
    await expect(requireFreePorts(optionsAt(port - 111, '--processes'))).resolves.toBeUndefined();
  }));

it('suggests a port with enough free ports for all services', async () => {
  const taken = new Set([8080, 8081, ...portsOfServices(8080)]);
  const isFree = async (port: number) => !taken.has(port);
  await expect(requireFreePorts(optionsAt(8080), isFree)).rejects.toThrow('PORT=8082 npm start');
  await expect(requireFreePorts(optionsAt(8080, '--processes'), isFree)).rejects.toThrow('PORT=8085 npm start');
  await expect(requireFreePorts(optionsAt(8080, '--processes'), async () => false)).rejects.toThrow(
    'Port 8080 is already in use. Stop what uses it, or choose another with PORT.',
  );
});

it('suggests a command that starts in the same way', async () => {
  const isFree = async (port: number) => port !== 8080;
  const start = (...args: string[]) => requireFreePorts(optionsAt(8080, ...args), isFree);
  await expect(start()).rejects.toThrow(/: PORT=8081 npm start$/);
  await expect(start('--fresh')).rejects.toThrow(/: PORT=8081 npm start -- --fresh$/);
  await expect(start('--processes', '--instances', '2')).rejects.toThrow(
    /: PORT=\d+ npm start -- --processes --instances 2$/,
  );
});

it('suggests another folder too if another platform uses the data in this one', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-ports-'));
  fs.mkdirSync(path.join(root, '.plaza/mongodb'), { recursive: true });
  const database = net.createServer().listen(path.join(root, '.plaza/mongodb/mongodb.sock'));
  await once(database, 'listening');
  try {
    const start = requireFreePorts(readOptions([], {}, root), async (port) => port !== 8080);
    await expect(start).rejects.toThrow(/: PLAZA_DIR=\.plaza2 PORT=8081 npm start$/);
    await expect(openPlatformDatabase(readOptions([], {}, root), new StopList())).rejects.toThrow(
      `${root}/.plaza is in use by a running platform. Stop it, or choose another folder: PLAZA_DIR=.plaza2`,
    );
  } finally {
    await new Promise((resolve) => database.close(resolve));
    fs.rmSync(root, { recursive: true });
  }
});

const portsOfServices = (port: number) => [101, 102, 103, 104, 105].map((offset) => port + offset);
