import { setTimeout as delay } from 'node:timers/promises';
import {
  MissingShellFiles,
  maxShellFiles,
  type ShellFile,
  ShellFileName,
  shellFilesInternal,
} from '@plaza/contracts/registry/shell-files';
import { type FileEncodings, packEncodings, sha384 } from '@plaza/service-kit/releases/file-encodings';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../environment/config';
import { encodingsOf } from '../static-file';
import type { Shell } from './shell';

/** The registry removes files that were not published for thirty days. */
const againMs = 24 * 3_600_000;
const retryMs = 10_000;
/** A build that has just changed may still be being written. */
const settleMs = 2000;
/** How long the start of a gateway waits for the first attempt: less than it waits for its configuration. */
const startMs = 2000;
const requestMs = 3000;
const contentMs = 10_000;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch'>;

/** The content of a file, with its name in the folder of assets and its hash. */
interface Asset extends ShellFile {
  readonly content: FileEncodings;
}

/**
 * Publishes the files of this gateway's shell to the registry, where the other gateways find them: at the start, after
 * each new build, and daily; it retries until it succeeds.
 */
export class ShellPublisher {
  readonly #stopping = new AbortController();
  readonly #unfollow: () => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isOutdated = false;
  #hasFailed = false;

  constructor(
    private readonly shell: Pick<Shell, 'assets' | 'follow'>,
    private readonly context: Context,
  ) {
    this.#unfollow = shell.follow(() => {
      this.#isOutdated = true;
      if (this.#timer) this.#schedule(settleMs);
    });
  }

  /**
   * Publishes for the first time, so that other gateways have the files of the pages that this one gives from now on.
   * Resolves when the attempt has ended, and after two seconds at the latest.
   */
  async start(): Promise<void> {
    this.#running = this.#run();
    await Promise.race([this.#running, delay(startMs, undefined, { ref: false })]);
  }

  async stop(): Promise<void> {
    this.#unfollow();
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#run();
    }, ms).unref();
  }

  /** Never rejects. */
  async #run(): Promise<void> {
    const isPublished = await this.#publish().then(
      () => true,
      (error) => this.#noteFailure(error),
    );
    if (isPublished) this.#hasFailed = false;
    if (this.#stopping.signal.aborted) return;
    this.#schedule(this.#isOutdated ? settleMs : isPublished ? againMs : retryMs);
  }

  /** Logs the first of several failures. */
  #noteFailure(error: unknown): false {
    if (!this.#hasFailed && !this.#stopping.signal.aborted)
      this.context.log.warn({ err: error }, 'other gateways cannot get the files of this shell yet; trying again');
    this.#hasFailed = true;
    return false;
  }

  async #publish(): Promise<void> {
    const assets = await this.#assets();
    this.#isOutdated = false;
    for (let from = 0; from < assets.length; from += maxShellFiles) {
      const some = assets.slice(from, from + maxShellFiles);
      const missing = await this.#list(some);
      for (const hash of missing) {
        const asset = some.find((one) => one.hash === hash);
        if (asset) await this.#send(asset.content);
      }
      if (missing.length === 0) continue;
      const stillMissing = await this.#list(some);
      if (stillMissing.length > 0) throw new Error(`the registry lacks ${stillMissing.length} files that it was sent`);
    }
  }

  async #assets(): Promise<Asset[]> {
    const files = [...(await this.shell.assets())];
    return files
      .filter(([name]) => ShellFileName.safeParse(name).success)
      .map(([name, file]) => ({ name, hash: sha384(file.identity.body), content: encodingsOf(file) }));
  }

  /** Publishes the files whose content the registry has. @returns the hashes of the others */
  async #list(assets: readonly Asset[]): Promise<string[]> {
    const files = assets.map(({ name, hash }) => ({ name, hash }));
    const response = await this.#post(shellFilesInternal.publishPath, JSON.stringify({ files }), 'application/json');
    return MissingShellFiles.parse(await response.json()).missing;
  }

  async #send(content: FileEncodings): Promise<void> {
    const packed = new Uint8Array(packEncodings(content));
    await this.#post(shellFilesInternal.contentPath, packed, 'application/octet-stream', contentMs);
  }

  async #post(path: string, body: BodyInit, type: string, waitMs = requestMs): Promise<Response> {
    const { internalFetch, config } = this.context;
    const response = await internalFetch('registry', new URL(path, config.REGISTRY_URL), {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(waitMs)]),
    });
    if (!response.ok) throw new Error(`the registry answered ${response.status} to ${path}`);
    return response;
  }
}
