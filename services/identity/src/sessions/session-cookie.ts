import { sessionCookie as name } from '@plaza/contracts/identity/session';
import type { ApiCookie } from '../http/cookies';
import { sessionMs } from './sessions';

/** Holds a session's rotating secret. */
export const sessionCookie: ApiCookie = { name, maxAgeMs: sessionMs };
