import fs from 'node:fs';
import path from 'node:path';

/** Compiles for jest. @param {boolean} jsx */
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

/** npm packages that consist of ES modules only; jest has to transform them like Plaza's own modules. */
const esmOnly = [
  '@plaza',
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
  // The temporary folder of a run may be removed, but compiled sources are reused by later runs.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-standalone/', '/\\.plaza/'],
};

/** A file of this package: a source in the repository, compiled in a kit. */
function file(name) {
  const found = ['.ts', '.js', '.cjs', '.mjs'].map((extension) => path.join(import.meta.dirname, name + extension));
  return found.find((one) => fs.existsSync(one));
}

/** The servers of a test run: one database engine, and one Redis if available. */
export const testServers = {
  testTimeout: 60_000,
  globalSetup: file('jest-global-setup'),
  globalTeardown: file('jest-global-teardown'),
};

/** The project of service tests: in Node, each file with its own database. @param {readonly string[]} testMatch */
export const serviceTests = (testMatch) => ({
  ...shared,
  displayName: 'node',
  testEnvironment: file('jest-node-environment'),
  runtime: file('jest-shared-runtime'),
  testMatch,
  transform: { '\\.[mc]?[jt]s$': swc(false) },
  setupFilesAfterEnv: [file('jest-database')],
});

/** The project of screen tests: in Node with the globals of jsdom. @param {readonly string[]} testMatch */
export const screenTests = (testMatch) => ({
  ...shared,
  displayName: 'browser',
  testEnvironment: file('jest-browser-environment'),
  runtime: file('jest-shared-runtime'),
  testMatch,
  transform: { '\\.[mc]?[jt]sx?$': swc(true) },
  moduleNameMapper: { '\\.(css|svg|webp|woff2)$': file('jest-file') },
  setupFilesAfterEnv: [file('jest-browser')],
});
