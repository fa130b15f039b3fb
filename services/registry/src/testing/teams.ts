import { generateKeyPairSync } from 'node:crypto';
import type { NewTeam, NewTeamToken, Team, TeamToken } from '@plaza/contracts/registry/teams';
import { publicKeyText } from '@plaza/service-kit/signatures/dsse';
import type { Answer, Client } from '@plaza/test-kit/http';

export const teams = '/api/v1/registry/teams';

export type MadeToken = { readonly team: Team; readonly token: string };

/** Creates a team that owns finance by default. @throws Error with the body of the registry's refusal */
export const makeTeam = (by: Client, changes: Partial<NewTeam> = {}): Promise<Team> =>
  bodyOf(by.post<Team>(teams, { name: 'Treasury', remotes: ['finance'], ...changes }));

/**
 * Creates a team token with all permissions for finance by default. @throws Error with the body of the registry's
 * refusal
 */
export const makeToken = (by: Client, team: Team, changes: Partial<NewTeamToken> = {}): Promise<MadeToken> =>
  bodyOf(by.post<MadeToken>(`${teams}/${team.id}/tokens`, { ...newToken, ...changes }));

export const newToken = {
  name: 'pipeline',
  remotes: ['finance'],
  verbs: ['publish', 'rollout', 'revert', 'pin'],
} satisfies Partial<NewTeamToken>;

/** The newest token of a team. @throws Error if it has none */
export function lastToken({ tokens }: Team): TeamToken {
  const token = tokens.at(-1);
  if (!token) throw new Error('the team has no token');
  return token;
}

/** A team's key pair: the private key as PEM, the public key as it is pasted. */
export function keyPair(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKeyText(publicKey),
  };
}

async function bodyOf<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await answer;
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
