/** Dates, times and zones as text. No part of the index, which the shell shares, so that each remote has only what it uses. */
export * from './format';
export * from './zoned-time';
