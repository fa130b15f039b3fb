import type { Caller } from '@plaza/contracts/identity/session';
import type { CurrentReleases, CurrentRollout } from '@plaza/contracts/internal/registry';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Upstream } from '../proxy/upstream';
import type { Releases } from '../static/releases';
import type { Admissions } from './admissions';
import type { CurrentReleasesCache } from './current-releases';
import { hasRollout } from './select-release';
import { visitorOfCaller } from './visitor';

type Paired = CurrentReleases[number] & { readonly rollout: CurrentRollout };

/**
 * Says which subset of a service's targets answers somebody: the one that a rollout names whose release they have. It
 * follows from who calls and what the registry said last, and from nothing that a request carries beside its token.
 */
export class Pairings {
  #of: CurrentReleases | undefined;
  #paired: readonly Paired[] = [];
  readonly #stopListening: () => void;

  constructor(
    private readonly releases: Pick<CurrentReleasesCache, 'known' | 'look'>,
    private readonly admissions: Pick<Admissions, 'isKnown'>,
    private readonly files: Pick<Releases, 'isRefused'>,
    live: LiveConfiguration,
    bus: Bus,
  ) {
    // Known before the first request that may need it.
    live.follow(({ services }) => {
      if (Object.values(services).some(({ targets }) => targets.some(({ subset }) => subset))) releases.look();
    });
    // Whoever was in a rollout that is over is among all others again before they call the next time.
    this.#stopListening = bus.subscribe('remotes.changed', () => {
      if (this.#paired.length > 0) releases.look();
    });
  }

  stop(): void {
    this.#stopListening();
  }

  /** @returns undefined for those of no subset, and at once where no target of the service is in any */
  subsetFor(
    caller: Caller | undefined,
    { service, hasSubsets }: Pick<Upstream, 'service' | 'hasSubsets'>,
  ): string | undefined {
    if (!hasSubsets || !caller) return undefined;
    this.#read();
    for (const remote of this.#paired) {
      const subset = remote.rollout.subsets?.[service as 'finance'];
      if (subset !== undefined && this.#isIn(remote, caller)) return subset;
    }
    return undefined;
  }

  #isIn(remote: Paired, caller: Caller): boolean {
    // Its files are not what was released: its people are given stable, which calls what everybody's calls.
    if (this.files.isRefused(remote.name, remote.rollout.release.version)) return false;
    return hasRollout(remote, visitorOfCaller(caller), (rollout, key) => this.admissions.isKnown(rollout, key));
  }

  /** Looks through the releases once for each answer of the registry. */
  #read(): void {
    const { known } = this.releases;
    if (known === this.#of) return;
    this.#of = known;
    this.#paired = (known ?? []).filter((remote): remote is Paired => remote.rollout?.subsets !== undefined);
  }
}
