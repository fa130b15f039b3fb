import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { MongoClient } from 'mongodb';
import { hostExit } from '../host-exit';
import { hostBundle } from '../supervisor/host-bundle';
import { scratchDirectories } from '../testing/scratch-directory';
import { until } from '../testing/until';

const scratch = scratchDirectories();
const clients: MongoClient[] = [];
const children: ChildProcess[] = [];

function connect(uri: string): MongoClient {
  const client = new MongoClient(uri);
  clients.push(client);
  return client;
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const child of children.splice(0)) child.kill('SIGKILL'); // only one that a failed test has left running
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [hostBundle(), ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  children.push(child);
  const complaint = text(child.stderr);
  const ended = once(child, 'close').then(async ([code]) => ({ code, complaint: await complaint }));
  const uri = once(child.stdout, 'data').then(([line]) => JSON.parse(`${line}`.split('\n')[0] ?? '').uri as string);
  return { child, ended, uri };
}

const socketOf = (uri: string): string => decodeURIComponent(new URL(uri).hostname);

test("the host stops gracefully when its parent's pipe ends", async () => {
  const dir = scratch();
  const host = start(dir, '--until-stdin-ends');
  const socket = socketOf(await host.uri);
  expect(fs.statSync(socket).isSocket()).toBe(true);
  host.child.stdin.end();
  expect(await host.ended).toEqual({ code: 0, complaint: '' });
  expect(fs.existsSync(socket)).toBe(false);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s closes it gracefully', async (signal) => {
  const host = start(scratch());
  await host.uri;
  host.child.kill(signal);
  expect(await host.ended).toEqual({ code: 0, complaint: '' });
});

test('data files and socket are readable only by this user', async () => {
  const dir = scratch();
  const host = start(dir, '--until-stdin-ends');
  await host.uri;
  const open = fs.readdirSync(dir).filter((name) => fs.statSync(path.join(dir, name)).mode & 0o077);
  expect(open).toEqual([]);
  host.child.stdin.end();
  await host.ended;
});

test('it serves in a directory whose path is too long for a socket', async () => {
  const dir = scratch('long'.repeat(30));
  const host = start(dir, '--until-stdin-ends');
  const uri = await host.uri;
  expect(socketOf(uri).length).toBeLessThanOrEqual(107);
  expect(socketOf(uri)).not.toContain(dir);
  const client = connect(uri);
  expect(await client.db('admin').command({ ping: 1 })).toEqual({ ok: 1 });
  host.child.stdin.end();
  await host.ended;
});

test.each([
  ['no directory', []],
  ['an unknown option', ['data', '--port', '1']],
  ['an invalid period', ['data', '--ttl-interval-seconds', 'soon']],
])('%s is answered with the usage', async (_, args) => {
  const { code, complaint } = await start(...args).ended;
  expect(code).toBe(hostExit.usage);
  expect(complaint).toContain('usage: host <data directory>');
});

test('only dated and expired documents are removed', async () => {
  const host = start(scratch(), '--until-stdin-ends', '--ttl-interval-seconds', '0.1');
  const client = connect(await host.uri);
  const sessions = client.db('shop').collection<{ _id: string; at?: unknown; kind?: string }>('sessions');
  await sessions.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  await sessions.createIndex({ until: 1 }, { expireAfterSeconds: 0, partialFilterExpression: { kind: 'draft' } });
  const past = new Date(Date.now() - 3_700_000);
  const recent = new Date(Date.now() - 3_500_000);
  await sessions.insertMany([
    { _id: 'recent', at: recent },
    { _id: 'text', at: '2001-01-01' },
    { _id: 'number', at: 0 },
    { _id: 'none' },
    { _id: 'kept kind', until: past, kind: 'final' },
    { _id: 'old', at: past },
    { _id: 'one of several', at: [recent, past] },
    { _id: 'draft', until: past, kind: 'draft' },
  ] as { _id: string }[]);
  const left = () => sessions.distinct('_id');
  await until(async () => (await left()).length === 5);
  // A mark that expires now goes with a later sweep: what is still there after that one stays.
  await sessions.insertOne({ _id: 'mark', at: past });
  await until(async () => !(await left()).includes('mark'));
  expect(await left()).toEqual(['kept kind', 'none', 'number', 'recent', 'text']);
  host.child.stdin.end();
  expect((await host.ended).complaint).toBe('');
});
