import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { Log } from '@plaza/service-kit/logging/log';

/** A version of the registry, with the hash that the registry gave. */
export interface Version {
  readonly number: number;
  readonly hash: string;
  readonly document: GatewayConfiguration;
}

/**
 * The last good document, in this gateway's own folder: the gateway starts from it while the registry is unavailable.
 */
export class StoredConfiguration {
  readonly #file: string;

  constructor(
    folder: string,
    private readonly log: Log,
  ) {
    this.#file = path.join(folder, 'configuration.json');
  }

  /** @returns undefined if nothing is stored, or nothing that this gateway can use */
  async read(): Promise<Version | undefined> {
    try {
      const { number, hash, document } = JSON.parse(await readFile(this.#file, 'utf8'));
      const { configuration, faults } = checkedConfiguration(document);
      if (configuration && Number.isInteger(number)) {
        // Files written by earlier versions of the gateway have no hash.
        return { number, hash: typeof hash === 'string' ? hash : hashOf(document), document: configuration };
      }
      this.log.warn({ faults }, 'the configuration on disk is invalid');
    } catch (error) {
      if (!isMissing(error)) this.log.warn({ err: error }, 'the configuration on disk cannot be read');
    }
    return undefined;
  }

  /**
   * Writes a temporary file and renames it, so that a crash leaves the previous file intact. A failure is only logged.
   */
  async write(version: Version): Promise<void> {
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(`${this.#file}.new`, JSON.stringify(version));
      await rename(`${this.#file}.new`, this.#file);
    } catch (error) {
      this.log.warn({ err: error }, 'the configuration could not be written to disk');
    }
  }

  /** Removes the stored document. A failure is only logged. */
  async remove(): Promise<void> {
    try {
      await rm(this.#file, { force: true });
    } catch (error) {
      this.log.warn({ err: error }, 'the configuration on disk could not be removed');
    }
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
