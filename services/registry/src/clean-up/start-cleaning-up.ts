import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { FileStore } from '../files/file-store';
import { cleanUp } from './clean-up';

const everyMs = 3_600_000;

/** Cleans up every hour; several registries may do so at the same time. @returns a function that stops it */
export function startCleaningUp(files: FileStore, log: Pick<Log, 'info' | 'warn'>): () => Promise<void> {
  return runPeriodically(
    everyMs,
    async () => {
      const removed = await cleanUp(files, new Date());
      if (removed.releases + removed.files > 0) log.info(removed, 'removed releases and files unused for thirty days');
    },
    (error) => log.warn({ err: error }, 'the clean-up failed; trying again in an hour'),
  );
}
