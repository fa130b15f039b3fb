import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { Avatar, CalendarIcon, ChevronLeftIcon, IconButton, styled } from '@plaza/ui';
import { BookingLink } from '../booking-link';
import { OnlineBadge } from '../participant/online';
import { RoleBadge } from '../participant/role-badge';

interface Props {
  readonly conversation: Conversation;
  /** Set if the list is not beside it. */
  readonly onBack?: () => void;
}

/** The participant and the booking of a conversation. */
export function ThreadHeader({ conversation, onBack }: Props) {
  const { participantName, participantRole, isOnline, bookingId } = conversation;
  return (
    <Head>
      {onBack && (
        <IconButton label="Back" onClick={onBack}>
          <ChevronLeftIcon />
        </IconButton>
      )}
      <Avatar name={participantName} />
      <Who>
        <h2>{participantName}</h2>
        <RoleBadge role={participantRole} />
        {isOnline && <OnlineBadge />}
      </Who>
      <BookingLink bookingId={bookingId}>
        <CalendarIcon /> About a booking
      </BookingLink>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  min-height: 60px;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > a { display: inline-flex; align-items: center; gap: 6px; margin-inline-start: auto; }
`;

/** On phones the name is above the details. */
const Who = styled.div`
  display: flex;
  flex: 1 1 160px;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${({ theme }) => theme.space[12]};
  min-width: 0;
  > h2 { min-width: 0; overflow-wrap: anywhere; font-size: ${({ theme }) => theme.size[16]}; }
  ${({ theme }) => theme.media.phone} {
    column-gap: ${({ theme }) => theme.space[8]};
    > h2 { flex-basis: 100%; }
  }
`;
