import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { Log } from '@plaza/service-kit/log';

/** A version of the registry's, with the hash that the registry named. */
export interface Version {
  readonly number: number;
  readonly hash: string;
  readonly document: GatewayConfiguration;
}

/** The last good document, in a folder of this gateway alone: it starts from it while the registry is away. */
export class StoredConfiguration {
  readonly #file: string;

  constructor(
    folder: string,
    private readonly log: Log,
  ) {
    this.#file = path.join(folder, 'configuration.json');
  }

  /** @returns undefined where nothing is stored, or nothing that this gateway can use */
  async read(): Promise<Version | undefined> {
    try {
      const { number, hash, document } = JSON.parse(await readFile(this.#file, 'utf8'));
      const { configuration, faults } = checkedConfiguration(document);
      if (configuration && Number.isInteger(number)) {
        // Files of earlier gateways have no hash.
        return { number, hash: typeof hash === 'string' ? hash : hashOf(document), document: configuration };
      }
      this.log.warn({ faults }, 'the configuration that is kept on disk cannot be taken');
    } catch (error) {
      if (!isMissing(error)) this.log.warn({ err: error }, 'the configuration that is kept on disk cannot be read');
    }
    return undefined;
  }

  /** Written beside it and renamed, so that a crash leaves the one before. Where it fails the log says so. */
  async write(version: Version): Promise<void> {
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(`${this.#file}.new`, JSON.stringify(version));
      await rename(`${this.#file}.new`, this.#file);
    } catch (error) {
      this.log.warn({ err: error }, 'the configuration could not be kept on disk');
    }
  }

  /** Where it fails the log says so. */
  async remove(): Promise<void> {
    try {
      await rm(this.#file, { force: true });
    } catch (error) {
      this.log.warn({ err: error }, 'the configuration that is kept on disk could not be removed');
    }
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
