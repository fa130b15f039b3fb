import type { Contractor } from '@plaza/contracts/marketplace';
import { Grid, styled } from '@plaza/ui';
import { ContractorCard } from './contractor-card';

/** The least width of a card, in pixels. */
export const cardWidth = 320;

/** The contractors in the order given; faded while the answer to another question is on its way. */
export function ContractorList({ contractors, outdated }: { contractors: readonly Contractor[]; outdated: boolean }) {
  return (
    <List as="ul" min={cardWidth} aria-label="Contractors" aria-busy={outdated}>
      {contractors.map((contractor) => (
        <li key={contractor.id}>
          <ContractorCard contractor={contractor} />
        </li>
      ))}
    </List>
  );
}

const List = styled(Grid)`
  padding: 0;
  list-style: none;
  transition: opacity ${({ theme }) => theme.motion.base};
  &[aria-busy='true'] { opacity: 0.6; }
  > li { display: grid; min-width: 0; }
`;
