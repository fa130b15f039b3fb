import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { Caller } from '@plaza/contracts/identity/session';
import type { CurrentReleases, CurrentRollout } from '@plaza/contracts/internal/registry';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { LiveConfiguration } from '../../configuration/live-configuration';
import type { Upstream } from '../../proxy/upstream';
import type { ReleaseFiles } from '../../static/release-files';
import type { CurrentReleasesCache } from '../current-releases';
import type { Admissions } from './admissions';
import { hasRollout } from './select-release';
import { visitorOfCaller } from './visitor';

type Paired = CurrentReleases[number] & { readonly rollout: CurrentRollout };

/**
 * Finds the subset of a service's targets that serves a caller: the one named by the rollout whose release the caller
 * has. It depends only on the caller and the registry's last response, and on nothing in the request besides its token.
 */
export class Pairings {
  #of: CurrentReleases | undefined;
  #paired: readonly Paired[] = [];
  readonly #stopListening: () => void;

  constructor(
    private readonly releases: Pick<CurrentReleasesCache, 'known' | 'look'>,
    private readonly admissions: Pick<Admissions, 'isKnown'>,
    private readonly files: Pick<ReleaseFiles, 'isRefused'>,
    live: LiveConfiguration,
    bus: Bus,
  ) {
    // Loads the releases before the first request that may need them.
    live.subscribe(({ services }) => {
      if (Object.values(services).some(({ targets }) => targets.some(({ subset }) => subset))) releases.look();
    });
    // Refetches the releases when they change, so that the people of a finished rollout reach the same targets as
    // everybody else with their next request.
    this.#stopListening = bus.subscribe('remotes.changed', () => {
      if (this.#paired.length > 0) releases.look();
    });
  }

  stop(): void {
    this.#stopListening();
  }

  /** @returns undefined for callers in no subset; returns early if no target of the service is in a subset */
  subsetFor(
    caller: Caller | undefined,
    service: ServiceName,
    { hasSubsets }: Pick<Upstream, 'hasSubsets'>,
  ): string | undefined {
    if (!hasSubsets || !caller) return undefined;
    this.#read();
    for (const remote of this.#paired) {
      const subset = remote.rollout.subsets?.[service];
      if (subset !== undefined && this.#isIn(remote, caller)) return subset;
    }
    return undefined;
  }

  #isIn(remote: Paired, caller: Caller): boolean {
    // A release whose files differ from what was released is not served: its people get stable, which calls the default
    // targets.
    if (this.files.isRefused(remote.name, remote.rollout.release.version)) return false;
    return hasRollout(remote, visitorOfCaller(caller), (rollout, key) => this.admissions.isKnown(rollout, key));
  }

  /** Filters the releases once for each response of the registry. */
  #read(): void {
    const { known } = this.releases;
    if (known === this.#of) return;
    this.#of = known;
    this.#paired = (known ?? []).filter((remote): remote is Paired => remote.rollout?.subsets !== undefined);
  }
}
