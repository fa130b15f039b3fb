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
import { encodingsOf, type StaticFile } from '../static-file';
import type { Shell } from './shell';

/** The registry removes files that were not published for thirty days. */
const againMs = 24 * 3_600_000;
const retryMs = 10_000;
/** A build that has just changed may still be being written, and a published name keeps its content. */
const settleMs = 2000;
/** How long the start of a gateway waits for the first attempt. */
const startMs = 15_000;
const requestMs = 3000;
const contentMs = 10_000;
/** How many contents are sent at a time. */
const atOnce = 8;

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
  readonly #unsubscribe: () => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isOutdated = false;
  #hasFailed = false;

  constructor(
    private readonly shell: Pick<Shell, 'assets' | 'changedAt' | 'subscribe'>,
    private readonly context: Context,
  ) {
    this.#unsubscribe = shell.subscribe(() => {
      this.#isOutdated = true;
      if (this.#timer) this.#schedule(settleMs);
    });
  }

  /**
   * Publishes for the first time, so that other gateways have the files of the pages that this one gives from now on.
   * Resolves when the attempt has ended, and after 15 seconds at the latest.
   */
  async start(): Promise<void> {
    this.#running = this.#run();
    const isTimely = await Promise.race([this.#running.then(() => true), delay(startMs, false, { ref: false })]);
    if (!isTimely) this.#noteFailure(new Error(`the first publication takes more than ${startMs / 1000} seconds`));
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
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
    const assets = await this.#settledAssets();
    this.#isOutdated = false;
    for (const some of partsOf(assets, maxShellFiles)) await this.#publishSome(some);
    if (assets.length > 0)
      this.context.log.info({ files: assets.length }, 'other gateways can get the files of this shell');
  }

  async #publishSome(assets: readonly Asset[]): Promise<void> {
    const missing = new Set(await this.#list(assets));
    const lacking = assets.filter(({ hash }) => missing.has(hash));
    if (lacking.length === 0) return;
    const contents = new Map(lacking.map(({ hash, content }) => [hash, content]));
    for (const some of partsOf([...contents.values()], atOnce))
      await Promise.all(some.map((content) => this.#send(content)));
    const stillMissing = await this.#list(lacking);
    if (stillMissing.length > 0) throw new Error(`the registry lacks ${stillMissing.length} files that it was sent`);
  }

  /** Waits while the build is being written. A time far in the future comes from another clock and says nothing. */
  async #settledAssets(): Promise<Asset[]> {
    const assets = toAssets(await this.shell.assets());
    const age = Date.now() - this.shell.changedAt;
    if (assets.length === 0 || Math.abs(age) >= settleMs) return assets;
    await delay(settleMs - age, undefined, { signal: this.#stopping.signal, ref: false });
    return this.#settledAssets();
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

  async #post(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    type: string,
    waitMs = requestMs,
  ): Promise<Response> {
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

const toAssets = (files: ReadonlyMap<string, StaticFile>): Asset[] =>
  [...files]
    .filter(([name]) => ShellFileName.safeParse(name).success)
    .map(([name, file]) => ({ name, hash: sha384(file.identity.body), content: encodingsOf(file) }));

/** Divides a list into parts of at most `size` entries. */
function partsOf<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
