/** The part of a trace that this browser begins: an id for the call, and the header that says it to the server. */
export interface NewTrace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** W3C's `traceparent`; whether the trace is kept is for the server to say. */
  readonly traceparent: string;
}

export function newTrace(): NewTrace {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  // An id of zeros alone would be none.
  const digits = Array.from(bytes, (byte) => (byte || 1).toString(16).padStart(2, '0')).join('');
  const id = digits.slice(0, 32);
  return { id, traceparent: `00-${id}-${digits.slice(32)}-00` };
}
