import type { ContractorFilter } from '@plaza/contracts/marketplace/contractors';

/** Every word is looked for in every contractor: more of them would make a search as dear as somebody likes. */
const maxWords = 8;

/**
 * Each of the first words of the search has to occur in the name, the company or a specialty. Control characters are
 * removed or count as spaces, as the database rejects a pattern with a NUL.
 */
export function filterConditions({ search = '', specialty = '' }: ContractorFilter): object[] {
  const words = search
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
  const named = specialty.replace(/\p{Cc}+/gu, '').trim();
  return [
    ...words.map((word) => inAnyField(new RegExp(escapeRegExp(word), 'i'))),
    ...(named ? [{ specializations: new RegExp(`^${escapeRegExp(named)}$`, 'i') }] : []),
  ];
}

const inAnyField = (pattern: RegExp) => ({
  $or: [{ contactName: pattern }, { businessName: pattern }, { specializations: pattern }],
});

const escapeRegExp = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
