import type { APIRequestContext } from '@playwright/test';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { bearer } from './api';

/** The version of a remote that a user is given. */
export async function servedVersion(request: APIRequestContext, token: string, name: RemoteName) {
  const answer = await request.get('/api/v1/remotes', { headers: bearer(token) });
  const remotes: RemoteDescriptor[] = await answer.json();
  return remotes.find((remote) => remote.name === name)?.version;
}
