import { registryInternal } from '@plaza/contracts/internal/registry';
import { type FileForms, findFileError, unpackForms } from '@plaza/service-kit/file-forms';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../config';
import type { FileCache } from './file-cache';

const fetchMs = 10_000;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch'>;

/**
 * The released files by their hash: from this gateway's own disk, or else from the registry. Each is held against its
 * hash whenever it is read, from either.
 */
export class ReleasedFiles {
  readonly #loading = new Map<string, Promise<FileForms>>();

  constructor(
    private readonly cache: FileCache,
    private readonly context: Context,
  ) {}

  /** @throws Error where it is not on disk and the registry does not give it */
  get(hash: string): Promise<FileForms> {
    let loading = this.#loading.get(hash);
    if (!loading) {
      loading = this.#load(hash).finally(() => this.#loading.delete(hash));
      this.#loading.set(hash, loading);
    }
    return loading;
  }

  async #load(hash: string): Promise<FileForms> {
    const cached = await this.cache.read(hash);
    if (cached) {
      const verified = await verifyFile(cached, hash);
      if (typeof verified !== 'string') return verified;
      this.context.log.error({ hash, reason: verified }, 'a file on this disk is fetched anew');
    }
    const packed = await this.#fetch(hash);
    const file = await verifyFile(packed, hash);
    if (typeof file === 'string') throw new Error(`the registry gave a file that ${file}`);
    await this.cache.write(hash, packed);
    return file;
  }

  async #fetch(hash: string): Promise<Buffer> {
    const path = registryInternal.filePath.replace(':hash', encodeURIComponent(hash));
    const url = new URL(path, this.context.config.REGISTRY_URL);
    const response = await this.context.internalFetch('registry', url, { signal: AbortSignal.timeout(fetchMs) });
    if (!response.ok) throw new Error(`the registry answered ${response.status} to ${hash}`);
    return Buffer.from(await response.arrayBuffer());
  }
}

/** @returns the file, or a sentence on how it differs from its hash */
async function verifyFile(packed: Buffer, hash: string): Promise<FileForms | string> {
  const file = unpackForms(packed);
  return file ? ((await findFileError(file, hash)) ?? file) : 'is broken';
}
