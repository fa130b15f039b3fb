/**
 * An admin_high who sends the header or the cookie with the value `1` has the trace of the call retained, whatever its
 * result.
 */
export const traceHeader = 'x-plaza-trace';
export const traceCookie = 'plaza-trace';
