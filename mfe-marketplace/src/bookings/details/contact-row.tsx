import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, InfoIcon, MessageIcon, Row } from '@plaza/ui';
import { serverMessage, toast, useSessionTabsQuery, useUser } from '@plaza/web-kit';
import { Link, useNavigate } from '@plaza/web-kit/router';
import { useMarketplaceOpenConversationMutation } from '../../api/marketplace-api';
import { otherParticipants } from '../booking/participants';

/** Buttons that message the other participants or support, for users with the messages tab. */
export function ContactRow({ booking }: { booking: Booking }) {
  const user = useUser();
  const navigate = useNavigate();
  const { data: tabs = [] } = useSessionTabsQuery();
  const [open, { isLoading }] = useMarketplaceOpenConversationMutation();
  if (!tabs.includes('messages')) return null;
  const accounts = otherParticipants(booking, user).flatMap(({ account }) =>
    account && account.id !== user?.id ? [account] : [],
  );

  async function handleMessage(participantId: string) {
    const { data, error } = await open({ body: { participantId, bookingId: booking.id } });
    if (data) return navigate(`/dashboard/messages?conversation=${data.id}`);
    const description = serverMessage(error, 'Check your connection and try again in a moment.');
    toast({ title: 'The conversation could not be opened', description, variant: 'error' });
  }

  return (
    <Row>
      {accounts.map(({ id, name }) => (
        <Button
          key={id}
          icon={<MessageIcon />}
          loading={isLoading}
          aria-label={`Message ${name}`}
          onClick={() => handleMessage(id)}
        >
          {accounts.length > 1 ? `Message ${name}` : 'Message'}
        </Button>
      ))}
      <Button asChild variant="ghost" icon={<InfoIcon />}>
        <Link to={`/dashboard/messages?ticketFor=${booking.id}`}>Get help</Link>
      </Button>
    </Row>
  );
}
