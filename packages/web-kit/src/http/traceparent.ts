/** A new trace that starts in this browser: its id, and the header that sends it to the server. */
export interface NewTrace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** W3C's `traceparent`; whether the trace is retained is the server's decision. */
  readonly traceparent: string;
}

export function newTrace(): NewTrace {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  // An id of only zeros would be invalid.
  const digits = Array.from(bytes, (byte) => (byte || 1).toString(16).padStart(2, '0')).join('');
  const id = digits.slice(0, 32);
  return { id, traceparent: `00-${id}-${digits.slice(32)}-00` };
}
