import { startOwnPlatform } from './platform';

/** Playwright's global set-up: one platform for the run; gives back how to stop it. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const platform = await startOwnPlatform(8099);
  process.env.PLAZA_E2E_DIR = platform.dir;
  return () => platform.stop();
}
