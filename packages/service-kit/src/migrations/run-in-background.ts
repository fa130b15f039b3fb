import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Log } from '../logging/log';
import { type Migrations, runMigrations } from './run-migrations';

const [firstPauseMs, longestPauseMs] = [1000, 15 * 60_000];

/** How long a migration rests after it has failed this many times in a row. */
export const pauseAfter = (failures: number): number => Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);

/**
 * Runs migrations while requests are served, each on its own: one that fails is logged and tried again, and holds up no
 * other. An aborted run leaves the rest to the next start.
 * @returns a promise that never rejects, and resolves once all migrations are completed or have stopped
 */
export async function runInBackground(
  database: Connection,
  migrations: Migrations,
  log: Pick<Log, 'error'>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    Object.entries(migrations).map(async ([name, migrate]) => {
      const runOnce = () => runMigrations(database, { [name]: migrate }, signal);
      for (let failures = 1; !(await succeeds(runOnce, name, log)); failures++) {
        await pause(pauseAfter(failures), undefined, { signal, ref: false }).catch(() => undefined); // aborted
        if (signal.aborted) return;
      }
    }),
  );
}

async function succeeds(run: () => Promise<void>, migration: string, log: Pick<Log, 'error'>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    log.error({ err: error, migration }, 'migrating older records failed; it is tried again until it succeeds');
    return false;
  }
}
