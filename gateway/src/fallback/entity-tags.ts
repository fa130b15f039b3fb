/** An entity tag without its mark of weakness: what is compressed on the way has the tag of what was not. */
export const opaqueTag = (tag: string): string => tag.replace(/^W\//, '');

/**
 * The tag that a 304 confirms: its own, or the only one that was asked about.
 * @returns undefined where neither says which
 */
export function confirmedTag(ofAnswer: string | undefined, ifNoneMatch: string | undefined): string | undefined {
  if (ofAnswer !== undefined) return opaqueTag(ofAnswer);
  return /^(?:W\/)?("[^"]*")$/.exec(ifNoneMatch?.trim() ?? '')?.[1];
}
