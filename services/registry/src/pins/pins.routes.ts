import { rolloutCalls } from '@plaza/contracts/registry/rollout-calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { deployAuthor, requireDeployer } from '../deployer';
import { pinRelease, unpinRelease } from './pin-release';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'shellFederation' | 'flushOutbox' | 'now'>;

/** The calls by which a user pins a release for their own browsers. */
export function pinRoutes({ trust, deployToken, shellFederation, flushOutbox, now }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(rolloutCalls.pinRelease, async ({ params, body, ...by }) => {
      const until = await pinRelease(params.name, body.version, deployAuthor(by), shellFederation, now());
      await flushOutbox();
      return { version: body.version, until: until.toISOString() };
    })
    .on(rolloutCalls.unpinRelease, async ({ params, ...by }) => {
      await unpinRelease(params.name, deployAuthor(by), now());
      await flushOutbox();
    });
}
