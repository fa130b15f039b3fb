import { Badge, Stack } from '@plaza/ui';
import { useRef } from 'react';
import { choosesAny, everybody, useChoice } from './contractor-filter';
import { ContractorFilters } from './contractor-filters';
import { ContractorResults } from './contractor-results';
import { useContractors, useSpecialties } from './use-contractors';

/** Everybody who offers their services, by words and filters. */
export function FindContractors() {
  const [choice, setChoice] = useChoice();
  const answer = useContractors(choice);
  const specialties = useSpecialties();
  const search = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setChoice(everybody);
    search.current?.focus();
  };
  const found = answer.error ? undefined : answer.contractors?.length;
  return (
    <Stack>
      <ContractorFilters choice={choice} specialties={specialties} onChange={setChoice} searchRef={search} />
      <span role="status">{found !== undefined && <Badge>{countInWords(found)}</Badge>}</span>
      <ContractorResults {...answer} filtered={choosesAny(choice)} onClear={handleClear} />
    </Stack>
  );
}

const countInWords = (found: number) => `${found} ${found === 1 ? 'contractor' : 'contractors'}`;
