/** Unit and service tests of the whole repository. Browser packages run in jsdom, everything else in Node. */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: jsx ? { react: { runtime: 'automatic' } } : {},
    },
    module: { type: 'commonjs' },
  },
];

/** npm packages that ship ES modules only; jest has to transform them as it does our own. */
const esmOnly = [
  'until-async',
  'rettime',
  '@open-draft',
  'uuid',
  'bson',
  'eventsource-parser',
  'lru-cache',
  'temporal-polyfill',
  'temporal-utils',
].join('|');

const shared = {
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-standalone/', '/\\.plaza/'],
};

const browserFolders = ['shell', 'mfe-*', 'packages/{ui,web-kit,map-kit,address-kit}'];
const nodeFolders = [
  'gateway',
  'services/*',
  'packages/{contracts,service-kit,embedded-mongodb,test-kit,build-kit}',
  'local',
];

export default {
  maxWorkers: 2,
  testTimeout: 60_000,
  globalSetup: '<rootDir>/packages/test-kit/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/packages/test-kit/src/jest-global-teardown.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: nodeFolders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      transform: { '\\.[mc]?[jt]s$': swc(false) },
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/src/jest-database.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/packages/test-kit/src/jest-browser-environment.cjs',
      testMatch: browserFolders.flatMap((folder) => [
        `<rootDir>/${folder}/**/*.test.tsx`,
        `<rootDir>/${folder}/**/*.test.ts`,
      ]),
      transform: { '\\.[mc]?[jt]sx?$': swc(true) },
      moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/packages/test-kit/src/jest-file.cjs' },
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/src/jest-browser.ts'],
    },
  ],
};
