/**
 * Decodes a file as spreadsheet programs write it: UTF-16 if it starts with a byte order mark, otherwise UTF-8, or the
 * Western European Windows code page if it is not valid UTF-8.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : new TextDecoder('windows-1252').decode(bytes);
}

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false; // a decoder reports invalid input only by throwing
  }
}
