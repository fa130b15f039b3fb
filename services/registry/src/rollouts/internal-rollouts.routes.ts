import { call } from '@plaza/contracts/call';
import { Admission, AdmissionRequest, VisitorOutcome } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import type { RolloutJudge } from '../judge/rollout-judge';
import { takeOutcome } from '../outcomes/take-outcome';
import { RemotePointerModel } from '../remotes/remote.model';
import { Admissions } from './admissions';

type Context = Pick<RegistryDependencies, 'trust' | 'now' | 'accounts' | 'online'>;

export const internalRolloutCalls = {
  takeOutcome: call(`POST ${registryInternal.outcomesPath}`, {
    access: 'service',
    summary: 'Report the outcome of a release for a visitor.',
    body: VisitorOutcome,
  }),
  admit: call(`POST ${registryInternal.admissionsPath}`, {
    access: 'service',
    summary: 'Whether a visitor is admitted to a release that is not yet known to be good.',
    body: AdmissionRequest,
    answer: Admission,
  }),
};

/** Calls of the gateway, served on the private network only. */
export function internalRolloutRoutes({ trust, now, accounts, online }: Context, judge: RolloutJudge): Routes {
  const admissions = new Admissions(accounts, online, now);
  return createRoutes(trust)
    .on(internalRolloutCalls.takeOutcome, async ({ body }) => {
      const pointer = await RemotePointerModel.findById(body.remote, { current: 1, rollout: 1 }).lean();
      if (!pointer) return;
      await takeOutcome(body, pointer, now());
      await judge.judge(body.remote);
    })
    .on(internalRolloutCalls.admit, async ({ body }) => ({
      isAdmitted: await admissions.admit(body),
    }));
}
