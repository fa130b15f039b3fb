import journeys from './playwright.config';

/** The pictures of `npm run pictures`: the browser of the journeys, on platforms of their own. */
export default {
  ...journeys,
  testDir: './src/pictures',
  outputDir: '../test-results/pictures',
  reporter: [['list']],
} satisfies typeof journeys;
