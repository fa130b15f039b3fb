import journeys from './playwright.config';

/** The pictures of `npm run pictures`: the browser of the journeys, on platforms of their own. */
export default {
  ...journeys,
  testDir: './src/pictures',
  testMatch: process.env.PLAZA_FRONT_PAGE ? 'front-page.spec.ts' : 'pictures.spec.ts',
  outputDir: '../test-results/pictures',
  reporter: [['list']],
} satisfies typeof journeys;
