import type { ContractorFilter } from '@plaza/contracts/marketplace/contractors';

/** What a profile must match. Each word of the search has to occur in the name, the company or a specialty. */
export function conditionsOf({ search = '', specialty = '' }: ContractorFilter): object[] {
  const words = search.split(/\s+/).filter(Boolean);
  return [
    ...words.map((word) => anywhere(new RegExp(escaped(word), 'i'))),
    ...(specialty ? [{ specializations: new RegExp(`^${escaped(specialty)}$`, 'i') }] : []),
  ];
}

const anywhere = (pattern: RegExp) => ({
  $or: [{ contactName: pattern }, { businessName: pattern }, { specializations: pattern }],
});

/** Signs that mean something in a pattern stand for themselves. */
const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
