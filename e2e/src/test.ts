import { test as base } from '@playwright/test';
import { type PlatformProcess, startPlatformProcess } from './platform';
import { firstPort } from './ports';

export * from '@playwright/test';

/** For `test.use`: enables animations and transitions, which are reduced in all other journeys. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface WorkerFixtures {
  /** The platform of this worker's journeys, which no other worker uses. */
  readonly platform: PlatformProcess;
}

/** Playwright's `test` with one platform per worker, whose address is `baseURL`. */
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
