import type { RemoteName } from '@plaza/contracts/permission-graph';
import { rolloutCalls } from '@plaza/contracts/registry/rollout-calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { deployAuthor, requireDeployer } from '../deployer';
import { remoteState } from '../remotes/remote-states';
import { moveRollout, rollBack } from './move-rollout';
import { subsetChoices } from './pairings';
import { startRollout } from './start-rollout';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'shellFederation' | 'flushOutbox' | 'now'>;

/** The calls that control rollouts and roll releases back. */
export function rolloutRoutes({ trust, deployToken, shellFederation, flushOutbox, now }: Context): Routes {
  async function decided(name: RemoteName, decision: Promise<void>) {
    await decision;
    await flushOutbox();
    return remoteState(name, now());
  }
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(rolloutCalls.subsetChoices, ({ params }) => subsetChoices(params.name, params.version))
    .on(rolloutCalls.startRollout, (received) => {
      const { params, body } = received;
      return decided(params.name, startRollout(params.name, body, deployAuthor(received), shellFederation, now()));
    })
    .on(rolloutCalls.moveRollout, (received) => {
      const { params, body } = received;
      return decided(params.name, moveRollout(params.name, params.verb, body, deployAuthor(received), now()));
    })
    .on(rolloutCalls.rollBackRelease, (received) => {
      const { params, body } = received;
      return decided(params.name, rollBack(params.name, body.version, deployAuthor(received), now()));
    });
}
