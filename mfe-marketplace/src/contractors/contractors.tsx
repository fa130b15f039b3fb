import { Badge, PageHeader, Row, Stack } from '@plaza/ui';
import { useRef, useState } from 'react';
import { choosesAny, everybody } from './contractor-filter';
import { ContractorFilters } from './contractor-filters';
import { ContractorResults } from './contractor-results';
import { useContractors, useSpecialties } from './use-contractors';

/** The contractors tab. */
export function Contractors() {
  const [choice, setChoice] = useState(everybody);
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
      <Row gap={12}>
        <PageHeader title="Contractors" />
        <span role="status">{found !== undefined && <Badge>{countInWords(found)}</Badge>}</span>
      </Row>
      <ContractorFilters choice={choice} specialties={specialties} onChange={setChoice} searchRef={search} />
      <ContractorResults {...answer} filtered={choosesAny(choice)} onClear={handleClear} />
    </Stack>
  );
}

const countInWords = (found: number) => `${found} ${found === 1 ? 'contractor' : 'contractors'}`;
