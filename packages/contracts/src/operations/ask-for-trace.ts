/** With either at `1`, an admin_high has the trace of a call kept, however it ends. */
export const traceHeader = 'x-plaza-trace';
export const traceCookie = 'plaza-trace';
