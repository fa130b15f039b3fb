import { z } from 'zod';
import { call } from '../call';
import { operationsCalls } from '../operations/calls';
import { RemoteName } from '../permission-graph';
import { Outcome } from '../registry/outcomes';
import { ReleaseVersion, RemoteDescriptor, Remotes } from '../registry/releases';
import * as gatewayRoutes from './routes';

/** The calls that the gateway itself answers with JSON. */
export const gatewayCalls = {
  remotes: call(gatewayRoutes.remotes, {
    summary: "The remotes of this caller's tabs; without a session at most auth.",
    access: 'public',
    answer: Remotes,
  }),
  candidate: call(gatewayRoutes.candidate, {
    summary: 'What a browser needs to try a release before anybody is given it.',
    access: { roles: ['admin_high'] },
    params: z.strictObject({ name: RemoteName, version: ReleaseVersion }),
    answer: RemoteDescriptor,
  }),
  reportOutcome: call(gatewayRoutes.reportOutcome, {
    summary: 'Tell how a release of a remote did; before signing in it counts beside others alone.',
    access: 'public',
    body: Outcome,
  }),
  ...operationsCalls,
} as const;
