import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Which instance of a service answered the requests of a page, by the request ids in the logs of the instances. */
export class AnsweredBy {
  readonly #ids: string[] = [];

  /** @param prefix of the service's paths @param instances names of the processes, such as `markets` and `markets-2` */
  constructor(
    page: Page,
    prefix: string,
    private readonly dir: string,
    private readonly instances: readonly string[],
  ) {
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith(prefix)) return;
      const id = await response.headerValue('x-request-id').catch(() => null); // the page may be closed meanwhile
      if (id) this.#ids.push(id);
    });
  }

  /** Ignores all requests so far. */
  forget(): void {
    this.#ids.length = 0;
  }

  /** Instance → how many of the page's requests it answered; `nobody` → requests that none of them answered. */
  counts(): Record<string, number> {
    const logs = this.instances.map((name) => fs.readFileSync(path.join(this.dir, 'logs', `${name}.log`), 'utf8'));
    const counts: Record<string, number> = {};
    for (const id of this.#ids) {
      const at = logs.findIndex((log) => log.includes(`"id":"${id}"`));
      const name = this.instances[at] ?? 'nobody';
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }
}
