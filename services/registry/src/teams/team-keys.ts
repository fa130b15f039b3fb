import type { Team } from '@plaza/contracts/registry/teams';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { keyIdOf } from '@plaza/service-kit/signatures/dsse';
import type { ActAuthor } from '../audit';
import { changeTeamRecord } from './change-team-record';
import { toTeam } from './teams';

/** The current key, and the one before: releases that are under way when a key changes still pass. */
const maxKeys = 2;

/** Gives a team a new key; the oldest one goes. @throws NotFound, Conflict for a key that it has */
export async function addTeamKey(id: string, publicKey: string, author: ActAuthor): Promise<Team> {
  const key = { id: keyIdOf(publicKey), publicKey, addedAt: new Date() };
  const changed = await changeTeamRecord(id, author, ({ name, keys }) => {
    if (keys.some((one) => one.id === key.id)) throw new Conflict('key_exists', 'The team has this key already.');
    const kept = [key, ...keys].slice(0, maxKeys);
    return {
      update: { $set: { keys: kept } },
      act: { action: 'team-key.add', before: shown(name, keys), after: shown(name, kept) },
    };
  });
  return toTeam(changed);
}

/** @throws NotFound */
export async function removeTeamKey(id: string, keyId: string, author: ActAuthor): Promise<Team> {
  const changed = await changeTeamRecord(id, author, ({ name, keys }) => {
    const kept = keys.filter((key) => key.id !== keyId);
    if (kept.length === keys.length) throw new NotFound('key_not_found', 'The team has no such key.');
    return {
      update: { $set: { keys: kept } },
      act: { action: 'team-key.remove', before: shown(name, keys), after: shown(name, kept) },
    };
  });
  return toTeam(changed);
}

const shown = (team: string, keys: readonly { readonly id: string }[]) => ({ team, keys: keys.map((key) => key.id) });
