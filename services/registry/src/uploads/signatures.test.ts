import type { ReleaseNeeds } from '@plaza/contracts/registry/needs';
import type { ListedRelease, Release } from '@plaza/contracts/registry/releases';
import { statementType } from '@plaza/contracts/registry/signatures';
import { type Envelope, signEnvelope } from '@plaza/service-kit/signatures/dsse';
import { findSignatureError, signRelease } from '@plaza/service-kit/signatures/release-signature';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { FileModel } from '../files/file.model';
import { ReleaseModel } from '../releases/release.model';
import { archiveOf } from '../testing/archive';
import { current, openRegistry, type TestRegistry, upload } from '../testing/registry';
import { chunk, described, entriesOf, hash, minimalFiles, releaseFixture } from '../testing/release';
import { keyPair, makeTeam, makeToken, teams } from '../testing/teams';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const ours = keyPair();
const theirs = keyPair();
const release = releaseFixture();

/** Sends a release of finance with what is to sign it, as the team that owns finance. */
async function send(signature: unknown, sent: Release = release) {
  const content = typeof signature === 'string' ? signature : JSON.stringify(signature);
  const beside = signature === undefined ? [] : [{ path: 'release.dsse.json', content }];
  return upload<ListedRelease>(registry.admin, archiveOf([described(sent), ...beside, ...entriesOf(minimalFiles)]));
}

async function teamWithKey(...keys: readonly string[]) {
  const team = await makeTeam(registry.admin);
  for (const publicKey of keys) await registry.admin.post(`${teams}/${team.id}/keys`, { publicKey });
  return team;
}

interface Statement {
  readonly subject: readonly { readonly name: string; readonly digest: Readonly<Record<string, string>> }[];
  readonly predicate: Readonly<Record<string, unknown>>;
}

const whole = signRelease(release, ours.privateKey);
const statement: Statement = JSON.parse(Buffer.from(whole.payload, 'base64').toString());
const [first, ...others] = statement.subject;
const sign = (payload: unknown, type: string = statementType, key = ours.privateKey) =>
  signEnvelope(type, Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)), key);
const saying = (changes: object) => sign({ ...statement, ...changes });
const predicate = (changes: object) => saying({ predicate: { ...statement.predicate, ...changes } });
const foreign = signRelease(release, theirs.privateKey);
const two = (...envelopes: readonly Envelope[]) => ({
  ...whole,
  signatures: envelopes.flatMap(({ signatures }) => signatures),
});
const withSig = (sig: string) => ({ ...whole, signatures: [{ sig }] });
const sig = whole.signatures[0]?.sig ?? '';
const evil = hash('evil').slice('sha384-'.length);
const evilHex = Buffer.from(evil, 'base64').toString('hex');

test('an unsigned release is rejected before its needs are checked', async () => {
  await teamWithKey(ours.publicKey);
  const provides = { calls: [{ route: 'GET /api/v1/finance/loans' }] };
  await serviceClient(registry.url, { caller: 'finance' }).post('/internal/provides', provides);
  const needs: ReleaseNeeds = { shared: {}, names: {}, calls: [{ route: 'GET /api/v1/finance/nothing' }] };
  const needy = releaseFixture({ needs });
  expect((await send(undefined, needy)).body).toMatchObject({ error: { code: 'signature_missing' } });
  expect((await send(signRelease(needy, ours.privateKey), needy)).body).toMatchObject({
    error: { code: 'needs_missing' },
  });
});

test('a signed release of a team with a key is accepted, and uploading it again returns the signature', async () => {
  await teamWithKey(ours.publicKey);
  const { status, body } = await send(whole);
  expect({ status, body }).toMatchObject({ status: 201, body: { signature: whole } });
  const { releasedAt, signature, published, ...content } = body as ListedRelease;
  expect(content).toEqual(release);
  expect(signature && findSignatureError(content, signature, [ours.publicKey])).toBeUndefined();
  expect(registry.acts.at(-1)).toMatchObject({
    action: 'release.publish',
    after: { signed: true, team: 'Treasury' },
  });
});

test('the same signed release is answered the same, and can be pointed to', async () => {
  await teamWithKey(ours.publicKey);
  const { body } = await send(whole);
  expect(await send(signRelease(release, ours.privateKey))).toMatchObject({ status: 201, body });
  expect((await registry.admin.put(current('finance'), { version: '1.0.0' })).status).toBe(200);
  const [served] = (await registry.neighbour.get<object[]>('/internal/current')).body;
  expect(served).not.toHaveProperty('signature');
});

test('after a new key the previous one is still valid, and an older one is not', async () => {
  const [older, old, now] = [keyPair(), keyPair(), keyPair()];
  await teamWithKey(older.publicKey, old.publicKey, now.publicKey);
  const by = (version: string, key: string) => send(signRelease({ ...release, version }, key), { ...release, version });
  expect((await by('1.0.1', now.privateKey)).status).toBe(201);
  expect((await by('1.0.2', old.privateKey)).status).toBe(201);
  expect(await by('1.0.3', older.privateKey)).toMatchObject({
    status: 400,
    body: { error: { code: 'signature_refused' } },
  });
});

test('the order and spaces of the statement are irrelevant', async () => {
  await teamWithKey(ours.publicKey);
  const turned = { ...statement, subject: [...statement.subject].reverse() };
  expect((await send(sign(JSON.stringify(turned, null, 2)))).status).toBe(201);
});

test.each<[string, unknown, string]>([
  ['no signature', undefined, 'signature_missing'],
  ['a signature by another key', foreign, 'signature_refused'],
  [
    'another key that calls itself ours',
    { ...foreign, signatures: [{ ...whole.signatures[0], sig: foreign.signatures[0]?.sig }] },
    'signature_refused',
  ],
  ['two signatures of which one is foreign', two(whole, foreign), 'invalid_input'],
  ['two signatures of which the first is foreign', two(foreign, whole), 'invalid_input'],
  ['the same signature twice', two(whole, whole), 'invalid_input'],
  ['no signature in the envelope', two(), 'invalid_input'],
  [
    'a statement that names other bytes',
    saying({ subject: [{ name: first?.name, digest: { sha384: evilHex } }, ...others] }),
    'signature_refused',
  ],
  [
    'a statement that names another file',
    saying({ subject: [{ ...first, name: 'assets/other.js' }, ...others] }),
    'signature_refused',
  ],
  ['a statement that names fewer files', saying({ subject: others }), 'signature_refused'],
  [
    'a statement that names more files',
    saying({ subject: [...statement.subject, { name: 'a.js', digest: { sha384: evilHex } }] }),
    'signature_refused',
  ],
  ['a statement that names a file twice', saying({ subject: [...statement.subject, first] }), 'signature_refused'],
  [
    'a statement that names a file twice in place of another',
    saying({ subject: [first, first, ...others.slice(1)] }),
    'signature_refused',
  ],
  [
    'a statement that names a file with two digests',
    saying({ subject: [{ ...first, digest: { ...first?.digest, sha256: evilHex } }, ...others] }),
    'signature_refused',
  ],
  ['a statement about nothing', saying({ subject: [] }), 'signature_refused'],
  ['a statement on another version', predicate({ release: 'finance@1.0.1' }), 'signature_refused'],
  ['a statement on another remote', predicate({ release: 'markets@1.0.0' }), 'signature_refused'],
  ['a statement on no release', saying({ predicate: {} }), 'signature_refused'],
  ['a statement with other tabs', predicate({ tabs: [] }), 'signature_refused'],
  ['a statement with another manifest', predicate({ manifest: chunk }), 'signature_refused'],
  ['a statement with a word too many', predicate({ force: true }), 'signature_refused'],
  ['a statement of another kind', saying({ predicateType: 'https://slsa.dev/provenance/v1' }), 'signature_refused'],
  ['another version of statements', saying({ _type: 'https://in-toto.io/Statement/v0.1' }), 'signature_refused'],
  ['a statement that is no JSON', sign('{'), 'signature_refused'],
  ['a statement that is null', sign('null'), 'signature_refused'],
  [
    'a payload of another type, declared as a statement',
    { ...sign(statement, 'text/plain'), payloadType: statementType },
    'signature_refused',
  ],
  ['another payload type', { ...whole, payloadType: 'application/json' }, 'invalid_input'],
  [
    'a payload type that took a part of the payload along',
    { ...whole, payloadType: `${statementType} 1 {` },
    'invalid_input',
  ],
  [
    'the payload of another envelope',
    { ...whole, payload: predicate({ release: 'finance@2.0.0' }).payload },
    'signature_refused',
  ],
  [
    'a payload with a byte more',
    { ...whole, payload: Buffer.from(`${JSON.stringify(statement)} `).toString('base64') },
    'signature_refused',
  ],
  ['a payload whose base64 was cut', { ...whole, payload: whole.payload.slice(0, -3) }, 'invalid_input'],
  ['a payload in base64 for addresses', { ...whole, payload: '_-_-' }, 'invalid_input'],
  [
    'a payload with a line in it',
    { ...whole, payload: `${whole.payload.slice(0, 8)}\n${whole.payload.slice(8)}` },
    'invalid_input',
  ],
  ['a signature that was cut', withSig(sig.slice(0, 84)), 'invalid_input'],
  ['a signature of zeros', withSig(Buffer.alloc(64).toString('base64')), 'signature_refused'],
  [
    'a signature with bits after its end',
    withSig(`${sig.slice(0, 85)}${sig[85] === 'B' ? 'C' : 'B'}==`),
    'signature_refused',
  ],
  ['a field too many', { ...whole, keys: [theirs.publicKey] }, 'invalid_input'],
  ['a text', '"signed"', 'invalid_input'],
  ['no JSON', '{"payload"', 'description_broken'],
])('of a team with a key, %s is rejected, and nothing is stored', async (_what, signature, code) => {
  await teamWithKey(ours.publicKey);
  expect(await send(signature)).toMatchObject({ status: 400, body: { error: { code } } });
  expect([await ReleaseModel.countDocuments(), await FileModel.countDocuments()]).toEqual([0, 0]);
});

test('neither a token of the team nor an administrator replaces its key', async () => {
  const team = await teamWithKey(ours.publicKey);
  const { token } = await makeToken(registry.admin, team);
  const unsigned = archiveOf([described(release), ...entriesOf(minimalFiles)]);
  for (const by of [registry.withDeployToken(token), registry.admin]) {
    expect(await upload(by, unsigned)).toMatchObject({
      status: 400,
      body: { message: 'Treasury signs its releases: the archive holds no release.dsse.json.' },
    });
  }
});

describe('the needs of a release', () => {
  const needs: ReleaseNeeds = {
    shared: { react: '^19.3.1' },
    names: { '@plaza/ui': ['Button'] },
    calls: [{ service: 'finance', route: 'GET /api/v1/finance/loans', answer: { type: 'array' } }],
  };
  const needing = { ...release, needs };

  test('are covered by its signature', async () => {
    await teamWithKey(ours.publicKey);
    expect((await send(signRelease(needing, ours.privateKey), needing)).status).toBe(201);
  });

  test.each<[string, Release]>([
    ['removed', release],
    ['put in', { ...needing, needs: { ...needs, shared: { react: '^19.3.1', '@plaza/ui': '1.0.0' } } }],
    ['put lower', { ...needing, needs: { ...needs, shared: { react: '^18.0.0' } } }],
    ['made less of a call', { ...needing, needs: { ...needs, calls: [] } }],
  ])('cannot be %s under it', async (_what, changed) => {
    await teamWithKey(ours.publicKey);
    expect(await send(signRelease(needing, ours.privateKey), changed)).toMatchObject({
      status: 400,
      body: { error: { code: 'signature_refused' } },
    });
    expect(await ReleaseModel.countDocuments()).toBe(0);
  });
});

test('a signed release never changes: its version with other content is rejected', async () => {
  await teamWithKey(ours.publicKey);
  await send(whole);
  const changed = releaseFixture({ tabs: ['overview'] });
  expect((await send(signRelease(changed, ours.privateKey), changed)).status).toBe(409);
  expect(await send(whole)).toMatchObject({ status: 201, body: { tabs: release.tabs, signature: whole } });
});

test('a signature that cannot be verified is rejected, and without a key none is required', async () => {
  expect(await send(whole)).toMatchObject({ status: 400, body: { error: { code: 'signature_unchecked' } } });
  await teamWithKey();
  expect(await send(whole)).toMatchObject({ status: 400, body: { error: { code: 'signature_unchecked' } } });
  expect((await send(undefined)).status).toBe(201);
});
