import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { Badge, CalendarIcon, ChevronLeftIcon, DescriptionItem, IconButton, Row, styled } from '@plaza/ui';
import { BookingLink } from '../../booking-link';
import { categoryLabel, priorityLabel, statusLabel } from '../ticket-labels';
import { TicketActions } from './ticket-actions';

interface Props {
  readonly ticket: Ticket;
  /** Set if the list is not beside it. */
  readonly onBack?: () => void;
}

/** The status, creator, owner and actions of a ticket. */
export function TicketHeader({ ticket, onBack }: Props) {
  const { title, status, priority, category, userName, assignedToName, bookingId } = ticket;
  return (
    <Head>
      <Row gap={12} wrap={false}>
        {onBack && (
          <IconButton label="Back" onClick={onBack}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <h2>{title}</h2>
        <Badge dot tone={statusLabel(status).tone}>
          {statusLabel(status).label}
        </Badge>
      </Row>
      <Facts>
        <dl>
          <DescriptionItem name="Asked by:">{userName}</DescriptionItem>
          <DescriptionItem name="Assigned to:">{assignedToName ?? 'Nobody yet'}</DescriptionItem>
          <DescriptionItem name="Priority:">{priorityLabel(priority)}</DescriptionItem>
          <DescriptionItem name="Category:">{categoryLabel(category)}</DescriptionItem>
        </dl>
        <BookingLink bookingId={bookingId}>
          <CalendarIcon /> About a booking
        </BookingLink>
      </Facts>
      <TicketActions ticket={ticket} />
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  h2 { flex: 0 1 auto; min-width: 0; overflow-wrap: anywhere; font-size: ${({ theme }) => theme.size[16]}; }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
  font-size: ${({ theme }) => theme.size[13]};
  > dl { display: contents; }
  dt, dd { display: inline; margin: 0; }
  dt { color: ${({ theme }) => theme.color.muted}; }
  > a { display: inline-flex; align-items: center; gap: 6px; }
`;
