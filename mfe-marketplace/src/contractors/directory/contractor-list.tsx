import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { Grid, styled } from '@plaza/ui';
import { alignedRows, ContractorCard } from '../card/contractor-card';
import { useContractorPermissions } from '../card/use-contractor-permissions';

/** The minimum width of a card, in pixels. */
export const cardWidth = 320;

/** The contractors in this order; faded while those of new filters load. */
export function ContractorList({ contractors, isStale }: { contractors: readonly Contractor[]; isStale: boolean }) {
  const permissions = useContractorPermissions();
  return (
    <List as="ul" min={cardWidth} aria-label="Contractors" aria-busy={isStale}>
      {contractors.map((contractor) => (
        <li key={contractor.id}>
          <ContractorCard contractor={contractor} permissions={permissions} />
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
  > li {
    ${alignedRows}
    min-width: 0;
  }
`;
