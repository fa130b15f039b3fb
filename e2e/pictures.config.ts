import journeys from './playwright.config';

const { projects: _, ...browserOfJourneys } = journeys;

/** The configuration of `npm run pictures`: the journeys' browser, on separate platforms. */
export default {
  ...browserOfJourneys,
  testDir: './src/pictures',
  testMatch: process.env.PLAZA_FRONT_PAGE ? 'front-page.spec.ts' : 'pictures.spec.ts',
  outputDir: '../test-results/pictures',
  reporter: [['list']],
} satisfies typeof journeys;
