import { screenTests, serviceTests, testServers } from './packages/test-kit/src/jest-projects.mjs';

/** Unit and service tests of the whole repository. Browser packages run in jsdom, everything else in Node. */
const browserFolders = ['shell', 'mfe-*', 'packages/{ui,web-kit,map-kit,address-kit}'];
const nodeFolders = [
  'gateway',
  'services/*',
  'packages/{contracts,service-kit,embedded-mongodb,test-kit,build-kit}',
  '{local,bench}',
];

export default {
  ...testServers,
  // One more worker than the two cores of every machine, as tests spend a sixth of their time waiting.
  maxWorkers: 3,
  projects: [
    serviceTests(nodeFolders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`)),
    screenTests(
      browserFolders.flatMap((folder) => [`<rootDir>/${folder}/**/*.test.tsx`, `<rootDir>/${folder}/**/*.test.ts`]),
    ),
  ],
};
