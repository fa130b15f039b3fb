import type { APIRequestContext } from '@playwright/test';
import { linkMailedTo } from './mailbox';

let last = 0;

export interface NewUser {
  readonly email: string;
  readonly password: string;
}

/** Signs up a user over the API and verifies the address, for journeys that change an account. */
export async function newUser(request: APIRequestContext, firstName = 'Nadia'): Promise<NewUser> {
  last += 1;
  const email = `${firstName.toLowerCase()}-${Date.now()}-${last}@plaza.example`;
  const password = 'a-long-secret-7';
  const body = { email, password, firstName, lastName: 'Petrova' };
  const signedUp = await request.post('/api/v1/auth/signup', { data: body });
  if (!signedUp.ok()) throw new Error(`sign-up answered ${signedUp.status()}: ${await signedUp.text()}`);
  const query = new URL(await linkMailedTo(request, email, '/verify-email'), 'http://localhost').searchParams;
  const data = Object.fromEntries(query);
  const verified = await request.post('/api/v1/auth/verify-email', { data });
  if (!verified.ok()) throw new Error(`verification answered ${verified.status()}: ${await verified.text()}`);
  return { email, password };
}
