import { call } from '@plaza/contracts/call';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { Provides } from '@plaza/contracts/registry/needs';
import { parse } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { requireDeployer } from '../deployer';
import { jsonIn } from '../json-in';
import { liveReleases } from './live-releases';
import { storeProvides } from './platform';
import { remoteCalls } from './remote-calls';

/** The body contains all schemas of a service, which exceed the default limit. */
const maxBytes = 4 * 1024 * 1024;

export const internalCompatibilityCalls = {
  publishProvides: call(`POST ${registryInternal.providesPath}`, {
    access: 'service',
    summary: 'Report what the calling service provides to releases.',
    upload: { types: ['application/json'], maxBytes },
  }),
};

/** Receives what shell and services provide, on the private network only. */
export function internalCompatibilityRoutes({ trust, now }: Pick<RegistryDependencies, 'trust' | 'now'>): Routes {
  return createRoutes(trust).on(internalCompatibilityCalls.publishProvides, async ({ file, ctx }) => {
    await storeProvides(ctx.state.service, parse(Provides, jsonIn(file, 'The body')), now());
  });
}

/** Lists the releases that a change could break, and those that an outage would affect. */
export function compatibilityRoutes({
  trust,
  deployToken,
}: Pick<RegistryDependencies, 'trust' | 'deployToken'>): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.liveReleases, liveReleases)
    .on(registryCalls.remoteCalls, remoteCalls);
}
