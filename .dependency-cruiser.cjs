/** The walls of the platform: who may import whom. `npm run check` enforces them. */
const deployable = '^(shell|mfe-[a-z]+|gateway|services/[a-z]+)/';

module.exports = {
  forbidden: [
    {
      name: 'deployables-are-separate',
      comment: 'A deployable never imports another one, not its types, not its tests; they meet through contracts.',
      severity: 'error',
      from: { path: `${deployable}` },
      to: { path: deployable, pathNot: '^$1/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts hold what crosses a wall, and nothing but zod goes into them.',
      severity: 'error',
      from: { path: '^packages/contracts/src/' },
      to: { pathNot: ['^packages/contracts/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'packages-know-no-deployable',
      comment: 'Packages are below everything that is deployed.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `${deployable}|^(local|e2e|bench)/` },
    },
    {
      name: 'only-the-roof-knows-all',
      comment: 'Nothing imports the launcher, the journeys or the benchmarks.',
      severity: 'error',
      from: { pathNot: '^(local|e2e|bench)/' },
      to: { path: '^(local|e2e|bench)/' },
    },
    {
      name: 'browsers-do-not-reach-into-servers',
      comment: 'What runs in a browser imports neither the kit of services nor the database.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|packages/(ui|web-kit|map-kit|address-kit))/src/' },
      to: { path: '^packages/(service-kit|embedded-mongodb)/|(^|/)node_modules/(koa|@koa|mongoose|mongodb|ioredis)/' },
    },
    {
      name: 'servers-do-not-draw',
      comment: 'Services and the gateway import nothing that is made for a screen.',
      severity: 'error',
      from: { path: '^(gateway|services|packages/service-kit)/' },
      to: {
        path: '^packages/(ui|web-kit|map-kit|address-kit)/|(^|/)node_modules/(react|react-dom|styled-components)/',
      },
    },
    {
      name: 'remotes-reach-libraries-through-kits',
      comment: 'Sharing router, redux and styled-components directly keeps all their exports on the first page.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+)/src/' },
      to: {
        path: '(^|/)node_modules/(react-router-dom|react-router|@reduxjs|react-redux|styled-components|radix-ui|@radix-ui)/',
      },
    },
    {
      name: 'one-place-loads-remotes',
      comment: "Only the shell's remotes folder talks to the federation runtime.",
      severity: 'error',
      from: { pathNot: '^(shell/src/remotes|packages/build-kit)/' },
      to: { path: '(^|/)node_modules/@module-federation/' },
    },
    {
      name: 'the-kits-know-each-their-side',
      comment: 'ui knows no session, web-kit knows no service.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/(web-kit|map-kit|address-kit|contracts|service-kit)/' },
    },
    {
      name: 'tests-stay-tests',
      comment:
        'What runs in production imports no test and no test-kit; the launcher borrows its Redis, and it is packed.',
      severity: 'error',
      from: {
        pathNot:
          '(\\.test\\.tsx?$|/testing/|^packages/test-kit/|^e2e/|^local/src/launch/start-processes\\.ts$|^local/commands/kit/)',
      },
      to: { path: '^packages/test-kit/|\\.test\\.tsx?$' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/package\\.json$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([a-z0-9-]+|services/[a-z]+|packages/[a-z-]+)/(dist|dist-standalone)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
