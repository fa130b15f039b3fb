import { maxContractors } from '@plaza/contracts/marketplace/choices';
import { Badge, Skeleton, Stack, styled } from '@plaza/ui';
import { useRef } from 'react';
import { bestRated, isCut } from '../../notices/contractor-limit';
import { LimitNote } from '../../notices/limit-note';
import { hasFilter, noFilter, useFilterChoice } from './contractor-filter';
import { ContractorFilters } from './contractor-filters';
import { ContractorResults } from './contractor-results';
import { useContractors, useSpecialties } from './use-contractors';

/** The directory of contractors, with search and filters. */
export function FindContractors() {
  const [choice, setChoice] = useFilterChoice();
  const answer = useContractors(choice);
  const specialties = useSpecialties();
  const search = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setChoice(noFilter);
    search.current?.focus();
  };
  const found = answer.error ? undefined : answer.contractors?.length;
  return (
    <Stack>
      <ContractorFilters choice={choice} specialties={specialties.names} onChange={setChoice} searchRef={search} />
      <Count role="status">
        {found !== undefined ? (
          <Badge>{formatCount(found)}</Badge>
        ) : (
          !answer.error && <Skeleton width="96px" height="22px" />
        )}
      </Count>
      {specialties.isIncomplete && <LimitNote>{bestSpecialties}</LimitNote>}
      {isCut(found) && <LimitNote>{`${bestRated} Search or filter to find others.`}</LimitNote>}
      <ContractorResults {...answer} isFiltered={hasFilter(choice)} onClear={handleClear} />
    </Stack>
  );
}

/** Takes no gap if the contractors could not be loaded. */
const Count = styled.span`
  &:empty { position: absolute; }
`;

const bestSpecialties = `The specialties to choose from are those of the ${maxContractors} best rated; the search finds all.`;

const formatCount = (found: number) =>
  `${found}${isCut(found) ? '+' : ''} ${found === 1 ? 'contractor' : 'contractors'}`;
