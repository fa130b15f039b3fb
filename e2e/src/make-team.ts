import type { APIRequestContext } from '@playwright/test';
import { bearer } from './api';
import type { GeneratedArea } from './generated-area';

/** What a team's pipeline is given. */
export type TeamSecrets = Readonly<Record<'PLAZA_DEPLOY_TOKEN' | 'PLAZA_SIGNING_KEY', string>>;

/**
 * Creates the team of an area with a key and a token for everything, as an administrator does with what the team sends.
 */
export async function makeTeamOf(
  area: string,
  { npm, name }: GeneratedArea,
  request: APIRequestContext,
  admin: string,
): Promise<TeamSecrets> {
  const post = async (at: string, data: object) => {
    const answer = await request.post(`/api/v1/registry/teams${at}`, { headers: bearer(admin), data });
    if (!answer.ok()) throw new Error(`making a team answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await post('', { name, remotes: [area] });
  const publicKey = /^MCow\S+$/m.exec(await npm(['run', 'release', '--', 'keys', 'team.pem']))?.[0];
  await post(`/${id}/keys`, { publicKey });
  const verbs = ['publish', 'rollout', 'revert', 'pin'];
  const { token } = await post(`/${id}/tokens`, { name: 'pipeline', remotes: [area], verbs });
  return { PLAZA_DEPLOY_TOKEN: token, PLAZA_SIGNING_KEY: 'team.pem' };
}
