import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { Button, CalendarIcon, Row, styled } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { ContactButton } from './contact-button';
import type { ContractorPermissions } from './use-contractor-permissions';

/** Contact and Hire, if the user's tabs permit them; neither on the user's own card. */
export function ContractorActions({
  contractor,
  permissions,
}: {
  contractor: Contractor;
  permissions: ContractorPermissions;
}) {
  const navigate = useNavigate();
  const { id, name } = contractor;
  if (id === permissions.userId) return null;
  return (
    <Actions wrap={false}>
      <ContactButton contractor={contractor} canMessage={permissions.canMessage} />
      {permissions.canHire && (
        <Button
          variant="primary"
          icon={<CalendarIcon />}
          aria-label={`Hire ${name}`}
          onClick={() => navigate(`/dashboard/bookings?hire=${id}`)}
        >
          Hire
        </Button>
      )}
    </Actions>
  );
}

const Actions = styled(Row)`
  margin-inline-start: auto;
`;
