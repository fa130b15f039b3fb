import { schemasOfCall } from '@plaza/contracts/call-schemas';
import { financeCalls } from '@plaza/contracts/finance/calls';
import type { CallSchemas, ReleaseNeeds } from '@plaza/contracts/registry/needs';
import { findMissing, incompatibilitiesOfCall, type Platform } from './find-missing';
import { isInRange } from './version-range';

const loans = schemasOfCall(financeCalls.loans);
const addLoan = schemasOfCall(financeCalls.addLoan);
const needs: ReleaseNeeds = {
  shared: { react: '^19.3.1', '@plaza/ui': '^1.0.0' },
  names: { '@plaza/ui': ['Button', 'Table'] },
  calls: [{ service: 'finance', ...loans }],
};
const shell = {
  contract: 1,
  shared: { react: '19.3.1', '@plaza/ui': '1.0.0' },
  names: { '@plaza/ui': ['Badge', 'Button', 'Table'] },
};
const services = new Map([['finance', { calls: [loans, addLoan] }]]);

const missing = (changes: Partial<ReleaseNeeds> = {}, platform: Partial<Platform> = {}) =>
  findMissing({ contract: 1, needs: { ...needs, ...changes } }, { services, shell, ...platform });

test.each<[what: string, found: string[], expected: string[]]>([
  ['nothing, where all is there', missing(), []],
  ['a name', missing({ names: { '@plaza/ui': ['Button', 'Carousel'] } }), ['@plaza/ui has no Carousel']],
  ['a package', missing({ shared: { redux: '^5.0.0' } }), ['redux is not shared']],
  ['a version', missing({ shared: { react: '^18.3.1' } }), ['react is 19.3.1, and ^18.3.1 is needed']],
  ['a call', missing({}, { services: new Map([['finance', { calls: [addLoan] }]]) }), [`${loans.route} is gone`]],
  [
    'a call of a service that contracts do not know',
    missing({ calls: [{ route: 'GET /api/v1/finance/points' }] }),
    ['GET /api/v1/finance/points is gone'],
  ],
  [
    'an answer',
    missing({}, { services: new Map([['finance', { calls: [{ route: loans.route }] }]]) }),
    [`${loans.route}: no longer answers with a body`],
  ],
  ['nothing of an unknown shell', missing({ names: { '@plaza/ui': ['Carousel'] } }, { shell: undefined }), []],
  ['nothing of an unknown service', missing({}, { services: new Map() }), []],
  ['nothing of a release without declared needs', findMissing({ contract: 7 }, { services, shell }), []],
  [
    'the contract',
    findMissing({ contract: 2, needs }, { services, shell }),
    ['remote contract 2, and the shell supports 1'],
  ],
])('reports %s as missing', (_what, found, expected) => {
  expect(found).toEqual(expected);
});

const route = 'POST /api/v1/notes';
const body = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const file = { types: ['text/csv'], maxBytes: 10 };

test.each<[what: string, needed: Omit<CallSchemas, 'route'>, now: Omit<CallSchemas, 'route'>, found: string[]]>([
  ['a body where none was sent', {}, { body }, ['body.text is required now']],
  ['a body of optional fields where none was sent', {}, { body: { ...body, required: [] } }, []],
  ['no body any longer', { body }, {}, ['no longer accepts body']],
  ['a query that needs more', {}, { query: { ...body } }, ['query.text is required now']],
  ['no file any longer', { upload: file }, {}, ['no longer accepts a file']],
  ['a smaller file', { upload: file }, { upload: { ...file, maxBytes: 9 } }, ['accepts files of at most 9 bytes']],
  [
    'a file of another type',
    { upload: file },
    { upload: { ...file, types: ['text/xml'] } },
    ['no longer accepts text/csv'],
  ],
  ['an unused answer', {}, { answer: body }, []],
])('a call with %s', (_what, needed, now, found) => {
  expect(incompatibilitiesOfCall({ route, ...needed }, { route, ...now })).toEqual(found);
});

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.10.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['20.0.0-rc.1', '^19.3.1', false],
])('%s is in %s: %p', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test('recursive or very large schemas are incompatible, which is found quickly', () => {
  const loop = { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } };
  const many = (depth: number): object => ({
    anyOf: [0, 1].map((kind) => (depth > 0 ? many(depth - 1) : { const: kind })),
  });
  const call = (schema: object): CallSchemas => ({ route, body: { ...schema } });
  expect(incompatibilitiesOfCall(call({ type: 'string' }), call(loop))).toEqual(['body is not accepted']);
  expect(incompatibilitiesOfCall(call(many(12)), call(many(12)))).toEqual(['body is too large to compare']);
});

describe('requirements designed to keep the registry busy are rejected', () => {
  const provided = [loans, addLoan];
  const releaseOf = (...calls: CallSchemas[]) =>
    findMissing(
      { contract: 1, needs: { ...needs, calls: calls.map((call) => ({ service: 'finance', ...call })) } },
      { services: new Map([['finance', { calls: provided }]]) },
    );
  const notCompared = 'what comes after it was not compared';
  const references = (to: string) => Array.from({ length: 5000 }, () => ({ $ref: to }));
  const names = Array.from({ length: 5000 }, (_, index) => `field${index}`);
  const fields = Object.fromEntries(names.map((name) => [name, {}]));

  test.each<[what: string, schema: object]>([
    ['leads to itself many times', { allOf: references('#').slice(0, 32) }],
    ['leads to itself very many times', { allOf: references('#') }],
    ['has many fields many times', { allOf: references('#/$defs/a'), $defs: { a: { properties: fields } } }],
    ['asks for many fields many times', { allOf: references('#/$defs/a'), $defs: { a: { required: names } } }],
    ['is of very many kinds, with many words each', { ...fields, type: names }],
  ])('a schema that %s', (_what, schema) => {
    const tooMuch = (part: string, { route: of }: CallSchemas) => [
      `${of}: ${part} is too large to compare`,
      notCompared,
    ];
    expect(releaseOf({ ...loans, answer: { ...schema } })).toEqual(tooMuch('answer', loans));
    const { answer: _, ...saved } = addLoan;
    expect(releaseOf({ ...saved, body: { ...schema } })).toEqual(tooMuch('body', addLoan));
  });

  test('the total of all calls is limited, even if each of them is small enough', () => {
    const kinds = (depth: number): object => ({
      anyOf: [0, 1].map((kind) => (depth > 0 ? kinds(depth - 1) : { const: kind })),
    });
    const calls = Array.from({ length: 1000 }, () => ({ ...loans, answer: { ...kinds(7) } }));
    expect(releaseOf(...calls.slice(0, 1))).not.toContain(notCompared);
    expect(releaseOf(...calls).at(-1)).toBe(notCompared);
  });
});

test('long names and values are shortened in messages', () => {
  const long = 'x'.repeat(100_000);
  const sent = { type: 'object', properties: { kind: { enum: Array.from({ length: 50 }, (_, i) => `${i}${long}`) } } };
  const taken = { ...body, properties: { kind: { enum: ['a'] } }, required: [long] };
  const [missing = '', gone = ''] = incompatibilitiesOfCall({ route, body: sent }, { route, body: taken });
  expect(missing).toMatch(/^body\.x+ is required now$/);
  expect(gone).toMatch(/^body\.kind is no longer "0x+", .*, 30 more$/);
  expect(missing.length + gone.length).toBeLessThan(3000);
});
