import { challengeCookie as name } from '@plaza/contracts/session';
import type { ApiCookie } from '../http/cookies';
import { challengeMs } from './challenge';

/** Binds the second step of signing in to the browser of the first one. */
export const challengeCookie: ApiCookie = { name, maxAgeMs: challengeMs };
