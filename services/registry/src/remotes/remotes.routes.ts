import { call } from '@plaza/contracts/call';
import { CurrentReleases, KnownRelease, ReleaseKey, registryInternal } from '@plaza/contracts/internal/registry';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { deployAuthor, requireDeployer } from '../deployer';
import { currentReleases, knownRelease } from './current-releases';
import { knownRemoteState, remoteState, remoteStates } from './remote-states';
import { setCurrentRelease } from './remotes';

type Context = Pick<
  RegistryDependencies,
  'trust' | 'deployToken' | 'shellFederation' | 'flushOutbox' | 'now' | 'online'
>;

/** Calls that read the current release and the state of each remote, and that give a release to everybody. */
export function remoteRoutes({ trust, deployToken, shellFederation, flushOutbox, now }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.remoteStates, () => remoteStates(now()))
    .on(registryCalls.remoteState, ({ params }) => knownRemoteState(params.name, now()))
    .on(registryCalls.setCurrentRelease, async ({ params, body, ...by }) => {
      await setCurrentRelease(params.name, body.version, deployAuthor(by), shellFederation, now());
      await flushOutbox();
      return remoteState(params.name, now());
    });
}

export const internalCalls = {
  currentReleases: call(`GET ${registryInternal.currentPath}`, {
    access: 'service',
    summary: 'The current releases.',
    answer: CurrentReleases,
  }),
  knownRelease: call(`GET ${registryInternal.releasePath}`, {
    access: 'service',
    summary: 'One release, current or not.',
    params: ReleaseKey,
    answer: KnownRelease,
  }),
};

/** Calls of the gateway, served on the private network only. */
export function internalRoutes({ trust, shellFederation, online, now }: Context): Routes {
  return createRoutes(trust)
    .on(internalCalls.currentReleases, () => currentReleases(shellFederation, online, now()))
    .on(internalCalls.knownRelease, ({ params }) => knownRelease(params.name, params.version, now()));
}
