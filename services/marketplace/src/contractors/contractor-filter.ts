import type { ContractorFilter } from '@plaza/contracts/marketplace/contractors';

/**
 * What a profile must match. Each word of the search has to occur in the name, the company or a specialty. Control
 * characters count as blanks or not at all: the database takes no pattern with a NUL.
 */
export function filterConditions({ search = '', specialty = '' }: ContractorFilter): object[] {
  const words = search.split(/[\s\p{Cc}]+/u).filter(Boolean);
  const named = specialty.replace(/\p{Cc}+/gu, '').trim();
  return [
    ...words.map((word) => anywhere(new RegExp(escaped(word), 'i'))),
    ...(named ? [{ specializations: new RegExp(`^${escaped(named)}$`, 'i') }] : []),
  ];
}

const anywhere = (pattern: RegExp) => ({
  $or: [{ contactName: pattern }, { businessName: pattern }, { specializations: pattern }],
});

/** Signs that mean something in a pattern stand for themselves. */
const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
