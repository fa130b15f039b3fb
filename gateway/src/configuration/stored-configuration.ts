import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { Log } from '@plaza/service-kit/logging/log';
import { PendingRollback } from './pending-rollback';

/** A version of the registry, with the hash that the registry gave. */
export interface Version {
  readonly number: number;
  readonly hash: string;
  readonly document: GatewayConfiguration;
}

/** What a gateway needs of its past at a start. */
export interface Stored {
  /** The last good version; undefined if there is none that this gateway can use. */
  readonly version?: Version | undefined;
  readonly rollback?: PendingRollback | undefined;
}

/**
 * The last good version and a rollback that the registry does not know yet, in this gateway's own folder: the gateway
 * starts from them while the registry is unavailable.
 */
export class StoredConfiguration {
  readonly #file: string;

  constructor(
    folder: string,
    private readonly log: Log,
  ) {
    this.#file = path.join(folder, 'configuration.json');
  }

  async read(): Promise<Stored> {
    try {
      const stored = JSON.parse(await readFile(this.#file, 'utf8'));
      const { data: rollback } = PendingRollback.safeParse(stored.rollback);
      return { version: this.#readVersion(stored, rollback !== undefined), rollback };
    } catch (error) {
      if (!isMissing(error)) this.log.warn({ err: error }, 'the configuration on disk cannot be read');
      return {};
    }
  }

  #readVersion({ number, hash, document }: Record<string, unknown>, mayLack: boolean): Version | undefined {
    if (document === undefined && mayLack) return undefined;
    const { configuration, issues } = checkedConfiguration(document);
    if (configuration && typeof number === 'number' && Number.isInteger(number)) {
      // Files written by earlier versions of the gateway have no hash.
      return { number, hash: typeof hash === 'string' ? hash : hashOf(document), document: configuration };
    }
    this.log.warn({ faults: issues }, 'the configuration on disk is invalid');
    return undefined;
  }

  /**
   * Writes a temporary file and renames it, so that a crash leaves the previous file intact. A failure is only logged.
   */
  async write({ version, rollback }: Stored): Promise<void> {
    if (!version && !rollback) return this.#remove();
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(`${this.#file}.new`, JSON.stringify({ ...version, rollback }));
      await rename(`${this.#file}.new`, this.#file);
    } catch (error) {
      this.log.warn({ err: error }, 'the configuration could not be written to disk');
    }
  }

  async #remove(): Promise<void> {
    try {
      await rm(this.#file, { force: true });
    } catch (error) {
      this.log.warn({ err: error }, 'the configuration on disk could not be removed');
    }
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
