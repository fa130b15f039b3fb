/** A segment of a text, with its offset; `href` is set for links. */
export interface TextSegment {
  readonly at: number;
  readonly text: string;
  readonly href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
/** Punctuation that belongs to the sentence rather than to the link. */
const tail = /[.,;:!?'”’)\]}]+$/;

/** Splits a text into http or https links and the text between them. */
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
