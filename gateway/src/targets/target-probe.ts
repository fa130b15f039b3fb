import type { Dispatcher, Pool } from 'undici';
import type { Faults } from '../operations/drills/faults';
import { isUnanswered } from './connection-errors';
import { readReadiness } from './read-readiness';

export type Readiness = 'ready' | 'not ready' | 'stopping';

/** Asks a target for its own state, which a drill of its service prevents. */
export class TargetProbe {
  /** Whether the last request got no connection to the target. */
  isUnreachable = false;
  /** The version of the program, as the last response of `/readyz` reported it. */
  version: string | undefined;

  /** @param pool returns the target's current connections */
  constructor(
    private readonly service: string,
    private readonly faults: Pick<Faults, 'isServiceStopped'>,
    private readonly pool: () => Pool,
  ) {}

  /** Whether `/healthz` answers 200 within `timeoutMs`. */
  async isAlive(timeoutMs: number): Promise<boolean> {
    const isAlive = await this.#ask('/healthz', timeoutMs, async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    });
    return isAlive ?? false;
  }

  /** Reads the readiness and the version from `/readyz`; no response within `timeoutMs` means not ready. */
  async readiness(timeoutMs: number): Promise<Readiness> {
    const readiness = await this.#ask('/readyz', timeoutMs, async ({ statusCode, body }) => {
      const { isStopping, version } = await readReadiness(body);
      if (!isStopping) this.version = version;
      if (statusCode === 200) return 'ready';
      return isStopping ? 'stopping' : 'not ready';
    });
    return readiness ?? 'not ready';
  }

  async #ask<Answer>(
    path: string,
    timeoutMs: number,
    read: (answer: Dispatcher.ResponseData) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.isUnreachable = this.faults.isServiceStopped(this.service);
    if (this.isUnreachable) return undefined;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      return await read(await this.pool().request({ path, method: 'GET', signal }));
    } catch (error) {
      this.isUnreachable = error instanceof Error && isUnanswered(error);
      return undefined;
    }
  }
}
