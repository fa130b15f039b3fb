import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { Button, MailIcon, MessageIcon } from '@plaza/ui';
import { serverMessage, toast, useIsOpen } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { useMarketplaceOpenConversationMutation } from '../../api/marketplace-api';

/** Opens the conversation with a contractor, or an email for users without the messages tab. */
export function ContactButton({ contractor, canMessage }: { contractor: Contractor; canMessage: boolean }) {
  const { id, name, email } = contractor;
  const navigate = useNavigate();
  const [open, { isLoading }] = useMarketplaceOpenConversationMutation();
  const isHere = useIsOpen();
  const label = `Contact ${name}`;

  async function handleContact() {
    const { data: conversation, error } = await open({ body: { participantId: id } });
    if (conversation) {
      // A user who has navigated elsewhere meanwhile stays there.
      if (isHere()) navigate(`/dashboard/messages?conversation=${conversation.id}`);
    } else {
      const description = serverMessage(error, 'Network error. Please try again.');
      toast({ title: `${name} cannot be contacted just now`, description, variant: 'error' });
    }
  }

  if (!canMessage) {
    return (
      <Button asChild icon={<MailIcon />}>
        <a href={mailto(email)} aria-label={label}>
          Contact
        </a>
      </Button>
    );
  }
  return (
    <Button icon={<MessageIcon />} aria-label={label} loading={isLoading} onClick={() => void handleContact()}>
      Contact
    </Button>
  );
}

/** Escapes the address, so that it cannot add headers or recipients to the email. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
