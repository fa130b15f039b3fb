import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { configurationFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { type ScriptedRegistry, startScriptedRegistry } from '../testing/scripted-registry';
import { runGatewayRequest } from './gateway-configuration';

const hashes = { seven: '7'.repeat(64), eight: '8'.repeat(64) };
const version = (number: number, changes: Partial<ConfigurationVersion> = {}): ConfigurationVersion => ({
  number,
  hash: hashes.seven,
  kind: 'apply',
  at: '2026-11-23T12:00:00.000Z',
  by: 'deploy token',
  reason: 'Fewer tries.',
  changes: [],
  ...changes,
});
const document = configurationFixture();
const check = { body: { faults: [], changes: [{ path: '$.limits', before: 1, after: 2 }] } };
const apply = 'PUT gateway-configuration?reason=Fewer+tries.';

let registry: ScriptedRegistry;
let file: string;
beforeEach(async () => {
  registry = await startScriptedRegistry();
  registry.answers['GET gateway-configuration'] = { body: { ...version(7), document } };
  registry.answers['GET gateway-configuration/versions'] = { body: [version(7), version(6), version(5)] };
  registry.answers['POST gateway-configuration/check'] = check;
  registry.answers[apply] = { body: version(8, { hash: hashes.eight }) };
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-gateway-')), 'gateway.json');
});
afterEach(async () => {
  await registry.stop();
  fs.rmSync(path.dirname(file), { recursive: true });
});

const run = (request: Parameters<typeof runGatewayRequest>[0]) => runGatewayRequest(request, registry.target);
const applied = () => registry.heard.filter(({ call }) => call === apply).map(({ ifMatch }) => ifMatch);

it('prints only the document, and its hash to standard error', async () => {
  const { lines, notes } = await run({ verb: 'show' });
  expect(JSON.parse(lines.join('\n'))).toEqual(document);
  expect(notes?.join()).toContain(`--on ${hashes.seven}`);
});

it('writes the document into a file, and its hash for apply beside it', async () => {
  await run({ verb: 'show', to: file });
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(document);
  const request = { verb: 'apply', file, reason: 'Fewer tries.' } as const;
  const { lines } = await run(request);
  expect(lines).toEqual([
    '~ $.limits 1 → 2',
    'Version 8 is active.',
    'To roll back: npm run gateway -- back 8 --reason "…"',
  ]);
  await run(request); // the next change of the same file is made on that
  expect(applied()).toEqual([hashes.seven, hashes.eight]);
});

it('is rejected each time if somebody else changed the configuration in the meantime', async () => {
  await run({ verb: 'show', to: file });
  registry.answers[apply] = { status: 412, code: 'configuration_changed' };
  const request = { verb: 'apply', file, reason: 'Fewer tries.' } as const;
  registry.answers['GET gateway-configuration'] = { body: { ...version(8, { hash: hashes.eight }), document } };
  await expect(run(request)).rejects.toThrow('configuration_changed');
  await expect(run(request)).rejects.toThrow('configuration_changed');
  expect(applied()).toEqual([hashes.seven, hashes.seven]);
});

it('does not apply a document based on an unknown version unless its hash is given', async () => {
  fs.writeFileSync(file, '{}');
  const request = { verb: 'apply', file, reason: 'Fewer tries.' } as const;
  await expect(run(request)).rejects.toThrow('Download the active one with show --to <file>');
  expect(registry.heard).toEqual([]);
  await run({ ...request, on: hashes.seven });
  expect(applied()).toEqual([hashes.seven]);
});

it('does not overwrite a file that may contain changes', async () => {
  fs.writeFileSync(file, 'a change');
  await expect(run({ verb: 'show', to: file })).rejects.toThrow('already exists and may contain changes');
  await expect(run({ verb: 'schema', to: file })).rejects.toThrow('already exists');
  expect(fs.readFileSync(file, 'utf8')).toBe('a change');
  await run({ verb: 'schema', to: `${file}.schema` });
  expect(JSON.parse(fs.readFileSync(`${file}.schema`, 'utf8'))).toMatchObject({ type: 'object' });
});

it('rolls back from the named version, with its hash', async () => {
  registry.answers['POST gateway-configuration/back'] = { body: version(8, { kind: 'back', restores: 6 }) };
  const { lines } = await run({ verb: 'back', number: 7, reason: 'Too few.' });
  expect(lines).toEqual(['Version 8 is active and restores version 6.']);
  expect(registry.heard.at(-1)).toEqual({
    call: 'POST gateway-configuration/back',
    body: { reason: 'Too few.' },
    ifMatch: hashes.seven,
  });
});

it.each([
  [
    'a version that is no longer active',
    6,
    version(7),
    'Version 6 is not active',
    'To restore version 6:\n  npm run gateway -- back 7',
  ],
  [
    'no version',
    undefined,
    version(7),
    'back requires the number of the active version',
    'To restore version 6:\n  npm run gateway -- back 7',
  ],
  [
    'one that a gateway gave up by itself',
    6,
    version(7, { kind: 'return', restores: 6 }),
    'Version 7 is active (return',
    'To restore version 5',
  ],
])(
  'does not roll back from %s, and prints the active version and the command',
  async (_what, number, current, asked, command) => {
    registry.answers['GET gateway-configuration'] = { body: { ...current, document } };
    const request = { verb: 'back', reason: 'Too few.', ...(number === undefined ? {} : { number }) } as const;
    await expect(run(request)).rejects.toThrow(asked);
    await expect(run(request)).rejects.toThrow(command);
    expect(registry.heard.map(({ call }) => call)).not.toContain('POST gateway-configuration/back');
  },
);
