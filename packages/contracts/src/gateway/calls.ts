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
    summary: "The remotes of the caller's tabs; without a session, at most auth.",
    access: 'public',
    answer: Remotes,
  }),
  candidate: call(gatewayRoutes.candidate, {
    summary: 'What a browser needs to render a release before it is given to anybody.',
    access: { roles: ['admin_high'] },
    params: z.strictObject({ name: RemoteName, version: ReleaseVersion }),
    answer: RemoteDescriptor,
  }),
  reportOutcome: call(gatewayRoutes.reportOutcome, {
    summary: 'Report the outcome of a release; an outcome from before signing in counts only together with others.',
    access: 'public',
    body: Outcome,
  }),
  ...operationsCalls,
} as const;
