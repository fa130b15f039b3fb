import { z } from 'zod';
import { call } from '../call';
import { ServiceName, Subset } from '../gateway/service-names';
import { Instant } from '../ids';
import { limits } from '../limits';
import { RemoteName } from '../permission-graph';
import { Role } from '../roles';
import { requiredText } from '../text';
import { ReleaseVersion, RemoteState } from './releases';
import { RolloutVerb } from './rollouts';
import * as registryRoutes from './routes';

const ofRemote = z.strictObject({ name: RemoteName });

/**
 * `to`: the percentage of people at which the rollout stops, 100 by default. `roles`: limits it to people with these
 * roles. `subsets`: service → the subset of its targets that serves people of the rollout; a rollout with subsets never
 * reaches everybody automatically.
 */
export const NewRollout = z.strictObject({
  version: ReleaseVersion,
  to: z.number().int().min(1).max(100).optional(),
  roles: z.array(Role).min(1).max(6).optional(),
  subsets: z.partialRecord(ServiceName, Subset).optional(),
});
export type NewRollout = z.infer<typeof NewRollout>;

/** A service that a release can call, with the subsets of its targets; a rollout may choose one of them. */
export const SubsetChoice = z.object({ service: ServiceName, subsets: z.array(z.string()).min(1) });
export type SubsetChoice = z.infer<typeof SubsetChoice>;

const OfRelease = z.strictObject({ version: ReleaseVersion.optional() });

/** The state of a rollout that the caller has seen; the call is rejected where it has changed since. */
const SeenRollout = OfRelease.extend({ weight: z.number().min(0).max(100).optional() });
export type SeenRollout = z.infer<typeof SeenRollout>;

export const rolloutCalls = {
  subsetChoices: call(registryRoutes.subsetChoices, {
    summary:
      'The subsets that a rollout of this release may name, by service. None for gateways that follow a file, as their ' +
      'targets are not known to the registry.',
    access: { deployer: 'rollout' },
    params: ofRemote.extend({ version: ReleaseVersion }),
    answer: z.array(SubsetChoice),
  }),
  startRollout: call(registryRoutes.startRollout, {
    summary: 'Start a rollout: administrators first, then more and more visitors, as long as the outcomes are good.',
    access: { deployer: 'rollout' },
    reauthentication: true,
    status: 201,
    params: ofRemote,
    body: NewRollout,
    answer: RemoteState,
  }),
  moveRollout: call(registryRoutes.moveRollout, {
    summary: 'Pause or resume a rollout, advance it by one step, promote the release to everybody, or abort.',
    access: { deployer: 'rollout' },
    params: ofRemote.extend({ verb: RolloutVerb }),
    body: SeenRollout,
    answer: RemoteState,
  }),
  rollBackRelease: call(registryRoutes.rollBackRelease, {
    summary:
      'Roll back the latest release: the one in a rollout, otherwise the current one. With a version, only if it is still ' +
      'the latest. Open browsers are notified.',
    access: { deployer: 'revert' },
    params: ofRemote,
    body: OfRelease,
    answer: RemoteState,
  }),
  switchOff: call(registryRoutes.switchOff, {
    summary: 'Switch off a release or a remote: nobody loads it, and its tabs show the reason.',
    access: { deployer: 'revert' },
    reauthentication: true,
    params: ofRemote,
    body: OfRelease.extend({ reason: requiredText(limits.shortText) }),
    answer: RemoteState,
  }),
  switchOn: call(registryRoutes.switchOn, {
    summary: 'Switch a release or a remote on again.',
    access: { deployer: 'revert' },
    reauthentication: true,
    params: ofRemote,
    body: OfRelease,
    answer: RemoteState,
  }),
  pinRelease: call(registryRoutes.pinRelease, {
    summary: 'Pin a release for the caller, for eight hours.',
    access: { deployer: 'pin' },
    params: ofRemote,
    body: z.strictObject({ version: ReleaseVersion }),
    answer: z.object({ version: z.string(), until: Instant }),
  }),
  unpinRelease: call(registryRoutes.unpinRelease, {
    summary: "Remove the caller's pin.",
    access: { deployer: 'pin' },
    params: ofRemote,
  }),
} as const;
