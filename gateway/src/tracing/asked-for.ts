import { traceCookie, traceHeader } from '@plaza/contracts/operations/ask-for-trace';
import type { Exchange } from '../exchange/exchange';

const cookie = new RegExp(`(?:^|;\\s*)${traceCookie}=1(?:;|$)`);

/** Whether an administrator asks for the trace of this call; from anybody else header and cookie count for nothing. */
export function isAskedFor({ caller, req }: Exchange): boolean {
  if (caller?.role !== 'admin_high' || caller.impersonatorId !== undefined || caller.secondFactorMissing) return false;
  return req.headers[traceHeader] === '1' || cookie.test(req.headers.cookie ?? '');
}
