import { CurrentReleases, KnownRelease } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { CachedAnswer, type RegistryContext, requestRegistry } from '../registry/cached-answer';
import { errorCodeOf } from '../registry/error-code-of';

type Current = CurrentReleases[number];

/** How many releases are looked up at the registry at a time. */
const maxLookups = 32;

/** The current release of each remote, at most a second old; while the registry is unavailable, the last known ones. */
export class CurrentReleasesCache {
  readonly #answer: CachedAnswer<typeof CurrentReleases>;
  /** The releases that were found so far, `<name>/<version>`. */
  readonly #found = new Set<string>();
  #lookups = 0;

  constructor(
    private readonly registryUrl: string,
    private readonly context: RegistryContext,
  ) {
    this.#answer = new CachedAnswer(
      {
        path: registryInternal.currentPath,
        answer: CurrentReleases,
        cacheKey: 'gateway:current-releases',
        changedBy: ['remotes.changed'],
      },
      registryUrl,
      context,
    );
  }

  stop(): void {
    this.#answer.stop();
  }

  /** @throws when the registry is unavailable and no earlier response is cached */
  get(): Promise<CurrentReleases> {
    return this.#answer.get();
  }

  /**
   * The releases known without waiting for the registry; if they are older than a second, they are fetched again in the
   * background.
   */
  get known(): CurrentReleases | undefined {
    if (this.#answer.isOld) this.look();
    return this.#answer.known;
  }

  /** Fetches the current releases in the background. */
  look(): void {
    this.get().catch((error) => this.context.log.debug({ err: error }, 'the current releases are not known'));
  }

  /** Whether `find` finds a release without a lookup, or has found it before. @param release `<name>/<version>` */
  isKnown(release: string): boolean {
    return (
      this.#found.has(release) ||
      (this.#answer.known?.flatMap(releasesOf).some((one) => keyOf(one) === release) ?? false)
    );
  }

  /**
   * Finds any release, even one that is no longer given to anybody: pages opened with it still load its files.
   * @throws when the registry is unavailable, or too many lookups are running, and its last response does not contain
   * this release
   */
  async find(name: string, version: string): Promise<KnownRelease | undefined> {
    const current = await this.get();
    const release =
      current.flatMap(releasesOf).find((one) => one.name === name && one.version === version) ??
      (await this.#lookUp(name, version));
    if (release) this.#found.add(keyOf(release));
    return release;
  }

  async #lookUp(name: string, version: string): Promise<KnownRelease | undefined> {
    if (this.#lookups >= maxLookups) throw new Error(`${maxLookups} other releases are being looked up`);
    this.#lookups++;
    try {
      return await this.#fetchRelease(name, version);
    } finally {
      this.#lookups--;
    }
  }

  async #fetchRelease(name: string, version: string): Promise<KnownRelease | undefined> {
    const path = registryInternal.releasePath.replace(':name', name).replace(':version', version);
    const response = await requestRegistry(path, this.registryUrl, this.context);
    if (response.ok) return KnownRelease.parse(await response.json());
    if ((await errorCodeOf(response)) === 'release_not_found') return undefined;
    throw new Error(`the registry answered ${response.status}`);
  }
}

const keyOf = ({ name, version }: Pick<KnownRelease, 'name' | 'version'>) => `${name}/${version}`;

/** Every release of a remote that somebody is currently given. */
function releasesOf({ previous, isWatched, rollout, pins = [], switchedOff, ...stable }: Current): KnownRelease[] {
  const others = [previous, rollout?.release, ...pins.map(({ release }) => release)];
  return [stable, ...others.filter((release) => release !== undefined)];
}
