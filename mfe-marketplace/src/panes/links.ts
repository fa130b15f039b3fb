/** A piece of a text and where it begins; with `href` where it is an address of the web. */
export interface TextSegment {
  readonly at: number;
  readonly text: string;
  readonly href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence around an address rather than the address. */
const tail = /[.,;:!?'”’)\]}]+$/;

/** The text in pieces: what is an http or https address, and what is between. */
export function toSegments(text: string): TextSegment[] {
  const parts: TextSegment[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(tail, '');
    if (!URL.canParse(link)) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: link, href: link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
