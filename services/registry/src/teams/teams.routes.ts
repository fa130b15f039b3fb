import type { Caller } from '@plaza/contracts/identity/session';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { ActAuthor } from '../audit';
import type { RegistryDependencies } from '../dependencies';
import { addTeamKey, removeTeamKey } from './team-keys';
import { addTeamToken, revokeTeamToken } from './team-tokens';
import { addTeam, changeTeam, listTeams, removeTeam } from './teams';

type Context = Pick<RegistryDependencies, 'trust' | 'flushOutbox'>;

/** Teams with their keys and tokens, for administrators. */
export function teamRoutes({ trust, flushOutbox }: Context): Routes {
  /** Publishes the audit entry of a change immediately after it. */
  async function thenFlushOutbox<Result>(done: Promise<Result>): Promise<Result> {
    const result = await done;
    await flushOutbox();
    return result;
  }
  return createRoutes(trust)
    .on(registryCalls.teams, () => listTeams())
    .on(registryCalls.addTeam, ({ body, ...by }) => thenFlushOutbox(addTeam(body, authorOf(by))))
    .on(registryCalls.changeTeam, ({ params, body, ...by }) =>
      thenFlushOutbox(changeTeam(params.id, body, authorOf(by))),
    )
    .on(registryCalls.removeTeam, ({ params, ...by }) => thenFlushOutbox(removeTeam(params.id, authorOf(by))))
    .on(registryCalls.addTeamKey, ({ params, body, ...by }) =>
      thenFlushOutbox(addTeamKey(params.id, body.publicKey, authorOf(by))),
    )
    .on(registryCalls.removeTeamKey, ({ params, ...by }) =>
      thenFlushOutbox(removeTeamKey(params.id, params.key, authorOf(by))),
    )
    .on(registryCalls.addTeamToken, ({ params, body, ...by }) =>
      thenFlushOutbox(addTeamToken(params.id, body, authorOf(by))),
    )
    .on(registryCalls.revokeTeamToken, ({ params, ...by }) =>
      thenFlushOutbox(revokeTeamToken(params.id, params.token, authorOf(by))),
    );
}

const authorOf = ({ caller: { id, role }, requestId }: { caller: Caller; requestId: string }): ActAuthor => ({
  actor: { id, role },
  requestId,
});
