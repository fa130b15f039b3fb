import type { APIRequestContext } from '@playwright/test';
import type { User } from '@plaza/contracts/identity/session';
import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { password } from './seeded-users';

/** Signs in over the API. @returns what a browser stores of the session */
export async function startSession(request: APIRequestContext, email: string, secret = password) {
  const response = await request.post('/api/v1/auth/signin', { data: { email, password: secret } });
  if (!response.ok()) throw new Error(`sign-in of ${email} answered ${response.status()}: ${await response.text()}`);
  const { accessToken, user }: { accessToken: string; user: User } = (await response.json()).data;
  return { accessToken, user };
}

/** Signs in over the API. @returns the access token */
export async function signInByApi(request: APIRequestContext, email: string): Promise<string> {
  return (await startSession(request, email)).accessToken;
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Sets the tabs of roles as an administrator would. @returns the tabs before */
export async function saveTabs(
  request: APIRequestContext,
  token: string,
  permissions: Partial<TabPermissionSettings['permissions']>,
): Promise<TabPermissionSettings['permissions']> {
  const path = '/api/v1/admin/tab-permissions';
  const before = await (await request.get(path, { headers: bearer(token) })).json();
  const saved = await request.put(path, { headers: bearer(token), data: { permissions } });
  if (!saved.ok()) throw new Error(`saving tabs answered ${saved.status()}: ${await saved.text()}`);
  return before.permissions;
}
