import { traceCookie, traceHeader } from '@plaza/contracts/operations/trace-headers';
import type { Exchange } from '../exchange/exchange';

const cookie = new RegExp(`(?:^|;\\s*)${traceCookie}=1(?:;|$)`);

/** Whether an administrator requests the trace of this call; header and cookie are ignored for anybody else. */
export function isTraceRequested({ caller, req }: Exchange): boolean {
  if (caller?.role !== 'admin_high' || caller.impersonatorId !== undefined || caller.secondFactorMissing) return false;
  return req.headers[traceHeader] === '1' || cookie.test(req.headers.cookie ?? '');
}
