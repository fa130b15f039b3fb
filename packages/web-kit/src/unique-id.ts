/**
 * A random UUID of version 4. Unlike `crypto.randomUUID` it needs no secure context, which a page that is served over
 * http under the name of a machine in the local network does not have.
 */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const between = (from: number, to: number) => digits.slice(from, to);
  return `${between(0, 8)}-${between(8, 12)}-4${between(13, 16)}-8${between(17, 20)}-${between(20, 32)}`;
}
