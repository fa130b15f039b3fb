/** With either of them at `1`, an admin_high has the trace of a call retained, however the call ends. */
export const traceHeader = 'x-plaza-trace';
export const traceCookie = 'plaza-trace';
