import { call } from '../call';
import { Remotes } from '../registry/releases';
import * as gatewayRoutes from './routes';

/** The calls that the gateway itself answers, as far as they speak JSON. */
export const gatewayCalls = {
  remotes: call(gatewayRoutes.remotes, {
    summary: "The remotes of this caller's tabs; without a session at most auth.",
    access: 'public',
    answer: Remotes,
  }),
} as const;
