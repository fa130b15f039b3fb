import { ShellFile, ShellFileName, shellFilesInternal } from '@plaza/contracts/registry/shell-files';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../../environment/config';
import { type RegistryContext, requestRegistry } from '../../registry/cached-answer';
import { errorCodeOf } from '../../registry/error-code-of';
import { RegistryUnavailable } from '../../registry/registry-unavailable';
import type { ReleasedFiles } from '../../remotes/files/released-files';
import { createBoundedFiles } from '../bounded-files';
import { createStaticFile, type StaticFile } from '../static-file';

const maxBytes = 64 * 1024 * 1024;
/** How long a file that no gateway has published is not looked up again. */
const missingMs = 5000;
const maxMissing = 1000;
/** How long the registry is not asked again after it did not answer. */
const outageMs = 1000;
/** Lookups in flight at a time; names cost whoever invents them nothing. */
const maxLookups = 32;

type Found = StaticFile | undefined;
type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log'> & RegistryContext;

/**
 * The files of the shells that other gateways serve, from the registry: while a new shell is deployed, a page comes
 * from one gateway and its scripts are requested from another, and open pages request files of earlier shells.
 */
export class SharedShellFiles {
  readonly #files = createBoundedFiles(maxBytes);
  readonly #lookups = new Map<string, Promise<Found>>();
  /** Name → until when it counts as missing. */
  readonly #missing = new LRUCache<string, number>({ max: maxMissing });
  /** The last outage; undefined as soon as the registry has answered. */
  #outage: { readonly error: RegistryUnavailable; readonly until: number } | undefined;

  /** @param contents the files of the registry by their hash */
  constructor(
    private readonly contents: Pick<ReleasedFiles, 'get'>,
    private readonly context: Context,
  ) {}

  /**
   * A file by its name in the folder of assets; synchronously if it is in memory.
   * @throws RegistryUnavailable, as a rejection, if the registry would have to answer and does not, or is asked for too
   * many files at once
   */
  find(name: string): Found | Promise<Found> {
    if (this.isKnown(name)) return this.#files.get(name);
    const running = this.#lookups.get(name);
    if (running) return running;
    if (this.#outage && this.#outage.until > performance.now()) return Promise.reject(this.#outage.error);
    if (this.#lookups.size >= maxLookups)
      return Promise.reject(new RegistryUnavailable(`the file ${name}`, 'too many files are looked up'));
    const lookup = this.#lookUp(name).finally(() => this.#lookups.delete(name));
    this.#lookups.set(name, lookup);
    return lookup;
  }

  /** Whether a file is in memory or known to be missing, so that the registry is not asked. */
  isKnown(name: string): boolean {
    const missingUntil = this.#missing.get(name) ?? 0;
    return (
      this.#files.get(name) !== undefined || missingUntil > performance.now() || !ShellFileName.safeParse(name).success
    );
  }

  async #lookUp(name: string): Promise<Found> {
    try {
      const published = await this.#request(name);
      const content = published && (await this.contents.get(published.hash));
      this.#outage = undefined;
      if (!content) return this.#addMissing(name);
      const file = createStaticFile(name, content, 'public');
      this.#files.set(name, file);
      return file;
    } catch (error) {
      if (error instanceof RegistryUnavailable) throw this.#noteOutage(error);
      this.context.log.error({ err: error, file: name }, 'a file of another shell is not served');
      return this.#addMissing(name);
    }
  }

  #addMissing(name: string): undefined {
    this.#missing.set(name, performance.now() + missingMs);
    return undefined;
  }

  /** Logs an outage once. */
  #noteOutage(error: RegistryUnavailable): RegistryUnavailable {
    if (!this.#outage) this.context.log.warn({ err: error }, 'files of other shells are unavailable');
    this.#outage = { error, until: performance.now() + outageMs };
    return error;
  }

  /** @returns undefined if no gateway has published the file @throws RegistryUnavailable */
  async #request(name: string): Promise<ShellFile | undefined> {
    try {
      const path = shellFilesInternal.filePath.replace(':name', () => encodeURIComponent(name));
      const response = await requestRegistry(path, this.context.config.REGISTRY_URL, this.context);
      if (response.ok) return ShellFile.parse(await response.json());
      if ((await errorCodeOf(response)) === 'shell_file_not_found') return undefined;
      throw new Error(`the registry answered ${response.status}`);
    } catch (error) {
      throw new RegistryUnavailable(`the file ${name} of another shell`, error);
    }
  }
}
