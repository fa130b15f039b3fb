import { plainHash } from './plain-hash';

const encoder = new TextEncoder();

/**
 * A UUID that is the same for the same parts (RFC 9562, version 8). It identifies a file that is sent again after a
 * lost response, perhaps from another dialog.
 */
export async function fileIdOf(parts: readonly unknown[]): Promise<string> {
  let hash = '';
  for (const part of parts) {
    // The parts are hashed one after the other, since all of them together may be large.
    hash = await hashOf(hash + JSON.stringify(part));
  }
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** A page that is served over http under a machine's name has no `crypto.subtle`. */
async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  return subtle ? hex(await subtle.digest('SHA-256', encoder.encode(text))) : plainHash(text);
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
