import type { TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { Button, PlusIcon, Select, styled } from '@plaza/ui';
import { ticketStatusOptions } from '../ticket-labels';

interface Props {
  readonly status: TicketStatus | 'all';
  readonly onStatus: (status: TicketStatus | 'all') => void;
  readonly onNew: () => void;
}

/** The status filter of the tickets, and the button for a new one. */
export function TicketToolbar({ status, onStatus, onNew }: Props) {
  return (
    <Root>
      <Select
        aria-label="Status"
        value={status}
        options={[
          { value: 'all', label: 'All Tickets' },
          ...ticketStatusOptions.map(({ value, label }) => ({ value, label })),
        ]}
        onValueChange={(chosen) => onStatus(ticketStatusOptions.find(({ value }) => value === chosen)?.value ?? 'all')}
      />
      <Button variant="primary" icon={<PlusIcon />} onClick={onNew}>
        New Ticket
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
