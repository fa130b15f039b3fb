import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Features of Chromium that tests do not want: those that Playwright switches off (of several switches the last one
 * counts), then pages that a full Chromium renders beside each tab, for its address bar, and spare processes.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** It builds, tests and ships an area of another team. */
const longest = 'sixth-area.spec.ts';

/** Journeys through real platforms: each worker starts one, on a port and in a folder of its own. */
export default defineConfig({
  testDir: './src/journeys',
  // The longest goes first, or it ends alone, long after the others. Two groups of files are begun in this order.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '*.spec.ts', testIgnore: longest },
  ],
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // One more than the two cores that everybody has: journeys wait for a quarter of their time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // How long a step is waited for says nothing of the product, which has its own rows for speed: three journeys on two
  // cores that others use as well have slow moments.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // Each frame that moves is drawn by the same two cores. Journeys that are about what moves use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A film of every journey costs as much as the journeys; the picture of where one failed is taken in its place.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing is gained by a process of its own where the processor draws.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-client-side-phishing-detection',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
});
