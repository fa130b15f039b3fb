import { configurationLimits } from '@plaza/contracts/registry/configuration';
import { configurationFixture } from '../testing/gateway-configuration';
import { changesBetween, hashOf } from './changes';
import { readConfiguration } from './read-configuration';
import type { ValidationContext } from './semantic-checks';

const good = configurationFixture();
const issuesOf = (document: unknown, around?: ValidationContext) =>
  readConfiguration(JSON.stringify(document, null, 2), around).issues ?? [];
const withTargets = (...targets: object[]) => ({
  ...good,
  services: { ...good.services, finance: { ...good.services.finance, targets } },
});

test('a valid document is read', () => {
  expect(readConfiguration(JSON.stringify(good))).toMatchObject({ configuration: good });
});

describe('an invalid document', () => {
  test.each([
    ['nothing', '', 'A value is missing here.', 1, 1],
    ['words', 'routes: []', 'A value is missing here.', 1, 1],
    ['a comma too many', '{\n  "format": 1,\n}', 'A name in quotation marks is missing here.', 3, 1],
    ['a comma too few', '{\n  "format": 1\n  "x": 2 }', 'A comma or } is missing here.', 3, 3],
    ['a text without end', '{ "format": "1\n}', 'This string has no end on its line.', 1, 15],
    ['a bad escape', '["\\q"]', 'This escape sequence is invalid.', 1, 3],
    ['something behind it', '{} {}', 'Nothing may follow the document.', 1, 4],
    ['a number of no kind', '[01]', 'A comma or ] is missing here.', 1, 3],
    ['a key that is there twice', '{\n "a": 1,\n "a": 2 }', '"a" appears twice.', 3, 2],
  ])('is rejected with its line and column: %s', (_what, text, message, line, column) => {
    expect(readConfiguration(text).issues).toMatchObject([{ message, line, column }]);
  });

  test('is rejected if it is nested too deeply or too large', () => {
    expect(readConfiguration('['.repeat(100_000)).issues).toMatchObject([{ message: 'This is nested too deeply.' }]);
    const large = ' '.repeat(configurationLimits.maxBytes) + JSON.stringify(good);
    expect(readConfiguration(large).issues).toEqual([
      { path: '$', message: 'The document has more than 1048576 bytes.' },
    ]);
  });

  test('is rejected if and only if JSON.parse rejects it', () => {
    const texts = [
      '0',
      '-1.5e+3',
      '"\\u00e9\\n"',
      '[]',
      '{"a":[1,{"b":null}]}',
      '[1,]',
      '{"a"}',
      '-',
      '1.',
      'tru',
      '[\u0001]',
      '"\t"',
      '\ufeff1',
    ];
    for (const text of texts) {
      const isSyntax = readConfiguration(text).issues?.every(({ message }) =>
        /missing|end on|follow|stands/.test(message),
      );
      expect([text, isSyntax]).toEqual([text, !isJson(text)]);
    }
  });
});

describe('a document with the wrong shape', () => {
  test('is rejected with the path and position of every error', () => {
    const text = JSON.stringify(
      { ...good, limits: { ...good.limits, userPerMinute: 0, authPerMinute: 'many' }, colour: 'red' },
      null,
      2,
    );
    const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length;
    const issues = readConfiguration(text).issues;
    expect(issues).toEqual(
      expect.arrayContaining([
        {
          path: '$.limits.userPerMinute',
          message: 'User per minute must be at least 1',
          line: lineOf('"userPerMinute"'),
          column: 22,
        },
        {
          path: '$.limits.authPerMinute',
          message: 'Auth per minute must be a number',
          line: lineOf('"authPerMinute"'),
          column: 22,
        },
        { path: '$.colour', message: '"colour" is not a known field.', line: lineOf('"colour"'), column: 13 },
      ]),
    );
  });

  test('is rejected with the names of unknown and missing services', () => {
    const { finance, ...others } = good.services;
    const paths = issuesOf({ ...good, services: { ...others, lottery: finance } }).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['$.services.finance', '$.services.lottery']));
  });

  test('is rejected with a limited number of errors', () => {
    const routes = Array.from({ length: 200 }, () => ({ prefix: 'x', service: 'y' }));
    expect(issuesOf({ ...good, routes })).toHaveLength(configurationLimits.maxIssues);
  });
});

describe('a document that gateways could not execute', () => {
  const [route] = good.routes;
  test.each<[string, object, string, RegExp, ValidationContext?]>([
    ['a prefix twice', { routes: [...good.routes, route] }, `$.routes[${good.routes.length}].prefix`, /appears twice/],
    [
      'an alias in the place of a route',
      { aliases: [{ path: route?.prefix, standsFor: '/api/v1/finance/loans' }] },
      '$.aliases[0].path',
      /appears twice/,
    ],
    [
      'an alias that hides the events',
      { aliases: [{ path: '/api/v1/events', standsFor: '/api/v1/finance/loans' }] },
      '$.aliases[0].path',
      /gateway answers itself/,
    ],
    [
      'a route that hides an area',
      { routes: [...good.routes, { prefix: '/api/v1/loyalty', service: 'finance' }] },
      `$.routes[${good.routes.length}].prefix`,
      /hide the area loyalty/,
      { areaPrefixes: ['loyalty'] },
    ],
    [
      'a route without calls',
      { routes: [...good.routes, { prefix: '/api/v1/lottery', service: 'finance' }] },
      `$.routes[${good.routes.length}]`,
      /finance has no call below/,
    ],
    [
      'calls without a route',
      { routes: good.routes.filter(({ service }) => service !== 'markets') },
      '$.routes',
      /GET \/api\/v1\/markets\S* is answered by markets, and no route/,
    ],
    [
      'a route to another service',
      { routes: good.routes.map((one) => (one.service === 'markets' ? { ...one, service: 'finance' } : one)) },
      '$.routes',
      /\/api\/v1\/markets leads to finance/,
    ],
    [
      'an alias to nowhere',
      { aliases: [{ path: '/api/x', standsFor: '/api/v1/nowhere' }] },
      '$.aliases[0].standsFor',
      /no route covers it/,
    ],
    [
      'an alias to no call',
      { aliases: [{ path: '/api/x', standsFor: '/api/v1/finance/nothing' }] },
      '$.aliases[0].standsFor',
      /finance has no call below it/,
    ],
    [
      'an alias to an alias',
      {
        aliases: [
          { path: '/api/v1/a', standsFor: '/api/v1/b' },
          { path: '/api/v1/b', standsFor: '/api/v1/a' },
        ],
      },
      '$.aliases[0].standsFor',
      /is an alias itself/,
    ],
    [
      'an alias to itself',
      { aliases: [{ path: '/api/v1/a', standsFor: '/api/v1/a/b' }] },
      '$.aliases[0].standsFor',
      /would lead to itself/,
    ],
    [
      'a fallback for no GET call',
      { fallbacks: [{ path: '/api/v1/auth/signin', maxAgeSeconds: 60 }] },
      '$.fallbacks[0].path',
      /No GET call/,
    ],
    [
      'an alias that hides Operations',
      { aliases: [{ path: '/api/v1/operations', standsFor: '/api/v1/finance/loans' }] },
      '$.aliases[0].path',
      /would hide what the gateway answers itself/,
    ],
    [
      'a pattern in the place of a prefix',
      { routes: [...good.routes, { prefix: '/api/v1/(a+)+$', service: 'finance' }] },
      `$.routes[${good.routes.length}].prefix`,
      /one word/,
    ],
    [
      'weights that are all 0',
      withTargets({ address: 'http://finance:4102', weight: 0 }),
      '$.services.finance.targets',
      /every weight is 0/,
    ],
    [
      'only visitors of a subset reach it',
      withTargets({ address: 'http://one:4102', weight: 0 }, { address: 'http://other:4102', subset: 'canary' }),
      '$.services.finance.targets',
      /every other weight is 0/,
    ],
    [
      'a target twice',
      withTargets({ address: 'http://localhost:4102' }, { address: 'http://127.0.0.1:4102/' }),
      '$.services.finance.targets[1].address',
      /appears twice/,
    ],
    [
      'a target that is a gateway',
      withTargets({ address: 'http://localhost:8080' }),
      '$.services.finance.targets[0].address',
      /a gateway itself/,
      { gateways: ['http://127.0.0.1:8080'] },
    ],
    [
      'a target on a public network',
      withTargets({ address: 'http://93.184.216.34' }),
      '$.services.finance.targets[0].address',
      /not on a private network/,
    ],
    [
      'the secrets of a cloud',
      withTargets({ address: 'http://169.254.169.254' }),
      '$.services.finance.targets[0].address',
      /not on a private network/,
    ],
    [
      'a breaker that opens for longer than it may',
      { breaker: { ...good.breaker, maxOpenMs: 1 } },
      '$.breaker.maxOpenMs',
      /at least openMs/,
    ],
    [
      'checks that overlap',
      { health: { ...good.health, timeoutMs: 5000 } },
      '$.health.timeoutMs',
      /at most intervalMs/,
    ],
    [
      'more kept of a body than it may have',
      { bodies: { ...good.bodies, maxBytes: 10 } },
      '$.bodies.bufferBytes',
      /at most maxBytes/,
    ],
  ])('is rejected with the path: %s', (...row) => {
    // Not by parameters: jest would pass its callback for what a row lacks, and wait for it.
    const [, changes, path, message, around] = row;
    expect(issuesOf({ ...good, ...changes }, around)).toContainEqual(
      expect.objectContaining({ path, message: expect.stringMatching(message), line: expect.any(Number) }),
    );
  });
});

test('the hash depends on the content and not on the layout', () => {
  const turned = Object.fromEntries(Object.entries(good).reverse());
  expect(hashOf(turned)).toBe(hashOf(good));
  expect(hashOf({ ...good, aliases: [] })).not.toBe(hashOf(good));
});

test('differences are listed with their path, before and after', () => {
  const after = { ...good, limits: { ...good.limits, userPerMinute: 600 }, aliases: [] };
  expect(changesBetween(good, good)).toEqual([]);
  expect(changesBetween(good, after)).toEqual([
    { path: '$.aliases[0]', before: good.aliases[0] },
    { path: '$.limits.userPerMinute', before: 1200, after: 600 },
  ]);
  expect(changesBetween(after, good)).toContainEqual({ path: '$.aliases[0]', after: good.aliases[0] });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
