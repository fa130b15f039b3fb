import type { Team } from '@plaza/contracts/registry/teams';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { keyIdOf } from '@plaza/service-kit/signatures/dsse';
import type { ActAuthor } from '../audit';
import { changeTeamRecord } from './change-team-record';
import { toTeam } from './teams';

/** The current key and the previous one, so that releases in progress during a key change are still accepted. */
const maxKeys = 2;

/**
 * Adds a key to a team and drops the oldest one beyond the limit. @throws NotFound, Conflict if the team already has
 * the key
 */
export async function addTeamKey(id: string, publicKey: string, author: ActAuthor): Promise<Team> {
  const key = { id: keyIdOf(publicKey), publicKey, addedAt: new Date() };
  const changed = await changeTeamRecord(id, author, ({ name, keys }) => {
    if (keys.some((one) => one.id === key.id)) throw new Conflict('key_exists', 'The team has this key already.');
    const newKeys = [key, ...keys].slice(0, maxKeys);
    return {
      update: { $set: { keys: newKeys } },
      act: { action: 'team-key.add', before: shown(name, keys), after: shown(name, newKeys) },
    };
  });
  return toTeam(changed);
}

/** @throws NotFound */
export async function removeTeamKey(id: string, keyId: string, author: ActAuthor): Promise<Team> {
  const changed = await changeTeamRecord(id, author, ({ name, keys }) => {
    const newKeys = keys.filter((key) => key.id !== keyId);
    if (newKeys.length === keys.length) throw new NotFound('key_not_found', 'The team has no such key.');
    return {
      update: { $set: { keys: newKeys } },
      act: { action: 'team-key.remove', before: shown(name, keys), after: shown(name, newKeys) },
    };
  });
  return toTeam(changed);
}

const shown = (team: string, keys: readonly { readonly id: string }[]) => ({ team, keys: keys.map((key) => key.id) });
