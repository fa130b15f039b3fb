/** As much as the server takes, with some room for the rest of the request. */
const mostBytes = 900_000;

/** A file's text; a sentence where it is too large. */
export async function readFile(file: File): Promise<{ text: string } | { refusal: string }> {
  if (file.size > mostBytes) {
    return { refusal: `This file is larger than ${mostBytes / 1000} kB. Split it, and import the parts.` };
  }
  return { text: await file.text() };
}
