import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Features of Chromium that the tests switch off: first those that Playwright switches off, as only the last such
 * switch counts, then pages that a full Chromium renders for its address bar beside each tab, and spare processes.
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

/** Builds, tests and releases an area of another team. */
const longest = 'sixth-area.spec.ts';

/** Journeys through real platforms: each worker starts one, with its own port and folder. */
export default defineConfig({
  testDir: './src/journeys',
  // The longest file starts first, or it would end long after the others. Two projects are started in this order.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '*.spec.ts', testIgnore: longest },
  ],
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // One more worker than the two cores of every machine, as journeys spend a quarter of their time waiting.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Timeouts are long, as three journeys on two shared cores have slow moments; speed is measured elsewhere.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // Animations would use the same two cores. Journeys about animations use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording of every journey would cost as much as the journeys; a screenshot of the failure replaces it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A separate GPU process gains nothing when the CPU renders.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-client-side-phishing-detection',
        // Pages live for seconds: compilers that optimize code for later cost a seventh of the renderers' time.
        '--js-flags=--no-maglev --no-turbofan',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
});
