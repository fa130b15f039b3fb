/**
 * An entity tag without its weak marker: a compressed response carries the tag of the uncompressed one, marked as weak.
 */
export const opaqueTag = (tag: string): string => tag.replace(/^W\//, '');

/**
 * The tag that a 304 response confirms: its own, or the only one in `If-None-Match`.
 * @returns undefined if neither identifies one tag
 */
export function confirmedTag(ofAnswer: string | undefined, ifNoneMatch: string | undefined): string | undefined {
  if (ofAnswer !== undefined) return opaqueTag(ofAnswer);
  return /^(?:W\/)?("[^"]*")$/.exec(ifNoneMatch?.trim() ?? '')?.[1];
}
