import type { Calls } from '@plaza/contracts/call';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import type { Provides, ShellProvides } from '@plaza/contracts/registry/needs';
import { type InternalFetch, postInternal } from '../internal/internal-fetch';
import type { Log } from '../logging/log';
import { runPeriodically } from '../run-periodically';

const everyMs = 5000;

interface Options {
  readonly registryUrl: string;
  readonly calls: Calls;
  /** What the shell that is served now provides; undefined while there is none. */
  readonly shell?: () => Promise<ShellProvides | undefined>;
  readonly internalFetch: InternalFetch;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Publishes what this program provides to the registry: retries until it succeeds, and repeats it when the served shell
 * changes. The registry checks releases against it. The first attempt is made some seconds after the start, which has
 * more urgent work.
 * @returns a function that stops it
 */
export function publishProvides({ registryUrl, calls, shell, internalFetch, log }: Options): () => Promise<void> {
  const url = new URL(registryInternal.providesPath, registryUrl);
  let schemas: Provides['calls'] | undefined;
  let published: string | undefined;
  let hasFailed = false;

  async function publishWhenNew(): Promise<void> {
    if (published !== undefined && !shell) return;
    const served = await shell?.();
    const current = JSON.stringify(served) ?? 'no shell';
    if (current === published) return;
    schemas ??= (await import('@plaza/contracts/call-schemas')).schemasOfCalls(calls);
    await postInternal(internalFetch, 'registry', url, { calls: schemas, ...(served ? { shell: served } : {}) });
    published = current;
    hasFailed = false;
    log.info('the registry received what this service provides');
  }

  return runPeriodically(everyMs, publishWhenNew, (error) => {
    if (!hasFailed) log.warn({ err: error }, 'the registry did not receive what this service provides; trying again');
    hasFailed = true;
  });
}
