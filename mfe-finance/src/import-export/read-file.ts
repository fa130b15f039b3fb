/** The server's limit, less some room for the rest of the request. */
const maxBytes = 900_000;

/** A file's text; an error where it is too large. */
export async function readFile(file: File): Promise<{ text: string } | { error: string }> {
  if (file.size > maxBytes) {
    return { error: `This file is larger than ${maxBytes / 1000} kB. Split it, and import the parts.` };
  }
  return { text: await file.text() };
}
