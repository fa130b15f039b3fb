import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, InfoIcon, MessageIcon, Row, styled } from '@plaza/ui';
import { serverMessage, toast, useIsOpen, useSessionTabsQuery, useUser } from '@plaza/web-kit';
import { Link, useNavigate } from '@plaza/web-kit/router';
import { useMarketplaceOpenConversationMutation } from '../../api/marketplace-api';
import { otherParticipants } from '../booking/participants';

/** Buttons that message the other participants or support, for users with the messages tab. */
export function ContactRow({ booking }: { booking: Booking }) {
  const user = useUser();
  const navigate = useNavigate();
  const { data: tabs = [] } = useSessionTabsQuery();
  const [open, { isLoading }] = useMarketplaceOpenConversationMutation();
  const isHere = useIsOpen();
  if (!tabs.includes('messages')) return null;
  const accounts = otherParticipants(booking, user).flatMap(({ account }) =>
    account && account.id !== user?.id ? [account] : [],
  );

  async function handleMessage(participantId: string) {
    const { data, error } = await open({ body: { participantId, bookingId: booking.id } });
    if (data) {
      // A user who has closed the booking meanwhile stays where they are.
      if (isHere()) navigate(`/dashboard/messages?conversation=${data.id}`);
      return;
    }
    const description = serverMessage(error, 'Check your connection and try again in a moment.');
    toast({ title: 'The conversation could not be opened', description, variant: 'error' });
  }

  return (
    <Contacts>
      {accounts.map(({ id, name }) => (
        <Button
          key={id}
          icon={<MessageIcon />}
          loading={isLoading}
          aria-label={`Message ${name}`}
          onClick={() => handleMessage(id)}
        >
          <Words>{accounts.length > 1 ? `Message ${name}` : 'Message'}</Words>
        </Button>
      ))}
      <Button asChild variant="ghost" icon={<InfoIcon />}>
        <Link to={`/dashboard/messages?ticketFor=${booking.id}`}>Get Help</Link>
      </Button>
    </Contacts>
  );
}

/** A button is at most as wide as the dialog, however long a name is. */
const Contacts = styled(Row)`
  > button { max-width: 100%; }
  > button > span { min-width: 0; }
  > button > span > svg { flex: none; }
`;

const Words = styled.span`
  overflow: hidden;
  line-height: 1.4;
  text-overflow: ellipsis;
`;
