import { callsByRoute } from './calls';
import { providedNames, takenNames } from './names';

const known = new Map(
  [
    'GET /api/v1/finance/loans',
    'PATCH /api/v1/finance/loans/:id',
    'GET /api/v1/markets/favorite-stocks',
    'GET /api/v1/markets/favorite-stocks-data',
    'GET /api/v1/auth/2fa/status',
    'POST /api/v1/auth/2fa/status',
  ].map((route) => [route, { route, service: 'known' }]),
);
const routesOf = (...scripts: string[]) => callsByRoute(scripts, known).map(({ route }: { route: string }) => route);

/** What a minified script has where something is filled in. */
const part = ['$', '{e}'].join('');

test('the calls of scripts are their routes, each once, with their schemas from contracts', () => {
  const script = 'const l="GET /api/v1/finance/loans",x={p:"PATCH /api/v1/finance/loans/:id"};';
  expect(callsByRoute([script, script], known)).toEqual([
    { route: 'GET /api/v1/finance/loans', service: 'known' },
    { route: 'PATCH /api/v1/finance/loans/:id', service: 'known' },
  ]);
});

test.each([
  ['a route that contracts do not know', '"GET /api/v1/loyalty/points"', ['GET /api/v1/loyalty/points']],
  [
    'one with a part',
    `GET /api/v1/markets/favorite-${part}`,
    ['GET /api/v1/markets/favorite-stocks', 'GET /api/v1/markets/favorite-stocks-data'],
  ],
  ['one that begins with a part', `GET ${part}/status`, ['GET /api/v1/auth/2fa/status']],
  ['a path without a method', '"/api/v1/finance/loans"', []],
  ['a page of another origin', '"GET /elsewhere"', []],
])('of %s', (_what, script, routes) => {
  expect(routesOf(script)).toEqual(routes);
});

const inChunk = { type: 'javascript' };
const leftOut = { type: 'javascript' };
const chunkGraph = { getModuleChunks: (module: object) => (module === leftOut ? [] : [{}]) };
const use = (request: string, ids: string[] | undefined, originModule: object | null = inChunk) => ({
  originModule,
  dependency: { request, ids },
});

test('names are those that modules of the remote import, not those of removed modules', () => {
  const ui = { type: 'consume-shared-module' };
  const react = { type: 'consume-shared-module' };
  const uses = new Map<object, object[]>([
    [
      ui,
      [
        use('@plaza/ui', ['theme', 'phone']),
        use('@plaza/ui', ['Button']),
        use('@plaza/ui', []),
        use('@plaza/ui', ['Gone'], leftOut),
      ],
    ],
    [react, [use('react', ['useState']), use('react', undefined, null)]],
  ]);
  const moduleGraph = { getIncomingConnections: (module: object) => uses.get(module) };
  const compilation = { modules: [ui, inChunk, react], moduleGraph, chunkGraph };
  expect(takenNames(compilation as never, ['@plaza/ui', '@plaza/web-kit'])).toEqual({
    '@plaza/ui': ['Button', 'theme'],
    '@plaza/web-kit': [],
  });
});

test('a shell lists all exports of its packages, and its build fails if it cannot', () => {
  const provided = (name: string) => ({
    type: 'provide-module',
    identifier: () => `provide shared module (default) ${name}@1.0.0 = /somewhere`,
  });
  const modules = [provided('@plaza/ui'), provided('react')];
  const moduleGraph = (names: unknown) => ({
    getOutgoingConnections: () => [{ module: {} }],
    getProvidedExports: () => names,
  });
  const names = (exported: unknown, packages = ['@plaza/ui']) =>
    providedNames({ modules, moduleGraph: moduleGraph(exported) } as never, packages);
  expect(names(['Table', 'Button'])).toEqual({ '@plaza/ui': ['Button', 'Table'] });
  expect(() => names(true)).toThrow('could not determine the exports of @plaza/ui');
  expect(() => names(['Table'], ['@plaza/web-kit'])).toThrow('provides no exports of @plaza/web-kit');
});
