import { call } from '@plaza/contracts/call';
import { CurrentReleases, KnownRelease, ReleaseKey } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { deployAuthor, requireDeployer } from '../deployer';
import { currentReleases, knownRelease } from './current-releases';
import { knownRemoteState, remoteState, remoteStates } from './remote-states';
import { setCurrentRelease } from './remotes';
import { switchOff, switchOn } from './switch-off';

type Context = Pick<
  RegistryDependencies,
  'trust' | 'deployToken' | 'shellFederation' | 'flushOutbox' | 'now' | 'online'
>;

/** Calls that read the state of each remote, give a release to everybody, and switch releases off and on. */
export function remoteRoutes({ trust, deployToken, shellFederation, flushOutbox, now }: Context): Routes {
  async function decided(name: RemoteName, decision: Promise<void>) {
    await decision;
    await flushOutbox();
    return remoteState(name, now());
  }
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.remoteStates, () => remoteStates(now()))
    .on(registryCalls.remoteState, ({ params }) => knownRemoteState(params.name, now()))
    .on(registryCalls.setCurrentRelease, ({ params, body, ...by }) =>
      decided(params.name, setCurrentRelease(params.name, body.version, deployAuthor(by), shellFederation, now())),
    )
    .on(registryCalls.switchOff, ({ params, body, ...by }) =>
      decided(params.name, switchOff(params.name, body, deployAuthor(by), now())),
    )
    .on(registryCalls.switchOn, ({ params, body, ...by }) =>
      decided(params.name, switchOn(params.name, body, deployAuthor(by), now())),
    );
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
