import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { type FileEncodings, findFileError, unpackEncodings } from '@plaza/service-kit/releases/file-encodings';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../environment/config';
import { errorCodeOf } from '../../registry/error-code-of';
import { RegistryUnavailable } from '../../registry/registry-unavailable';
import type { FileCache } from './file-cache';

const fetchMs = 10_000;
/** The codes with which the registry says that it does not have a file as it was released → what is wrong. */
const damage = new Map([
  ['file_not_found', 'the registry has no file'],
  ['file_corrupt', 'the registry has a corrupt copy of the file'],
]);

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch'>;

/**
 * The released files by their hash, from this gateway's own disk or else from the registry. Every file is verified
 * against its hash each time it is read, wherever it comes from.
 */
export class ReleasedFiles {
  readonly #loading = new Map<string, Promise<FileEncodings>>();

  constructor(
    private readonly cache: FileCache,
    private readonly context: Context,
  ) {}

  /**
   * @throws RegistryUnavailable if the file is not on disk and the registry does not answer; Error if the registry does
   * not have the file as it was released
   */
  get(hash: string): Promise<FileEncodings> {
    let loading = this.#loading.get(hash);
    if (!loading) {
      loading = this.#load(hash).finally(() => this.#loading.delete(hash));
      this.#loading.set(hash, loading);
    }
    return loading;
  }

  async #load(hash: string): Promise<FileEncodings> {
    const cached = await this.cache.read(hash);
    if (cached) {
      const verified = await verifyFile(cached, hash);
      if (typeof verified !== 'string') return verified;
      this.context.log.error({ hash, reason: verified }, 'a cached file is damaged and is fetched again');
    }
    const packed = await this.#fetch(hash);
    const file = await verifyFile(packed, hash);
    if (typeof file === 'string') throw new Error(`the registry gave a file that ${file}`);
    await this.cache.write(hash, packed);
    return file;
  }

  async #fetch(hash: string): Promise<Buffer> {
    const answer = await this.#request(hash).catch((cause) => {
      throw new RegistryUnavailable(`the file ${hash}`, cause);
    });
    if (typeof answer === 'string') throw new Error(`${answer} ${hash}`);
    return answer;
  }

  /**
   * @returns the packed file, or a phrase before its hash that says what is wrong with it @throws if neither is known
   */
  async #request(hash: string): Promise<Buffer | string> {
    const path = registryInternal.filePath.replace(':hash', encodeURIComponent(hash));
    const url = new URL(path, this.context.config.REGISTRY_URL);
    const response = await this.context.internalFetch('registry', url, { signal: AbortSignal.timeout(fetchMs) });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    const fault = damage.get((await errorCodeOf(response)) ?? '');
    if (fault === undefined) throw new Error(`the registry answered ${response.status}`);
    return fault;
  }
}

/** @returns the file, or a phrase that says how it differs from its hash */
async function verifyFile(packed: Buffer, hash: string): Promise<FileEncodings | string> {
  const file = unpackEncodings(packed);
  return file ? ((await findFileError(file, hash)) ?? file) : 'is broken';
}
