import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { Log } from '@plaza/service-kit/log';

/** A version of the registry's. */
export interface Held {
  readonly number: number;
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
  async read(): Promise<Held | undefined> {
    try {
      const { number, document } = JSON.parse(await readFile(this.#file, 'utf8'));
      const { configuration, faults } = checkedConfiguration(document);
      if (configuration && Number.isInteger(number)) return { number, document: configuration };
      this.log.warn({ faults }, 'the configuration that is kept on disk cannot be taken');
    } catch (error) {
      if (!isMissing(error)) this.log.warn({ err: error }, 'the configuration that is kept on disk cannot be read');
    }
    return undefined;
  }

  /** Written beside it and renamed, so that a crash leaves the one before. Where it fails the log says so. */
  async write(held: Held): Promise<void> {
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(`${this.#file}.new`, JSON.stringify(held));
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
