import { test as base } from '@playwright/test';
import { type PlatformProcess, startPlatformProcess } from './platform';
import { firstPort } from './ports';

export * from '@playwright/test';

/** For `test.use`: animations and transitions take their time, as for most people. Elsewhere there are none. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface WorkerFixtures {
  /** The platform that this worker's journeys run through; no other worker sees it. */
  readonly platform: PlatformProcess;
}

/** Playwright's `test` with a platform for each worker, at which `baseURL` points. */
export const test = base.extend<object, WorkerFixtures>({
  platform: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const node = (parallelIndex === 0 && process.env.PLAZA_OTHER_NODE) || process.execPath;
      const platform = await startPlatformProcess(firstPort + parallelIndex, [], '', {}, node);
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ platform }, use) => use(platform.url),
});
