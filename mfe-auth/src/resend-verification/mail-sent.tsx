import { Button, MailIcon, Stack } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { OutcomeBadge } from '../frame/outcome-badge';

interface MailSentProps {
  /** The server's sentence, which does not tell whether the address is known. */
  message: string;
  onAgain: () => void;
}

export function MailSent({ message, onAgain }: MailSentProps) {
  const navigate = useNavigate();
  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeBadge $tone="good">
          <MailIcon size={20} />
        </OutcomeBadge>
      }
      title="Check your email"
      subtitle={<span role="status">{message}</span>}
    >
      <Stack gap={8}>
        <Button variant="primary" onClick={() => navigate('/signin')}>
          Go to Sign In
        </Button>
        <Button onClick={onAgain}>Send again</Button>
      </Stack>
    </AuthPage>
  );
}
