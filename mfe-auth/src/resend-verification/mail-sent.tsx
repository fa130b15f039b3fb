import { Button, MailIcon, Stack } from '@plaza/ui';
import { useNavigate, useSearchParams } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { nextPath } from '../frame/next-path';
import { OutcomeBadge } from '../frame/outcome-badge';
import { useWithNext } from '../frame/use-with-next';

interface MailSentProps {
  /** The server's message, which does not reveal whether the address has an account. */
  message: string;
  isSignedIn: boolean;
  onAgain: () => void;
}

export function MailSent({ message, isSignedIn, onAgain }: MailSentProps) {
  const navigate = useNavigate();
  const withNext = useWithNext();
  const next = nextPath(useSearchParams()[0].get('next'));
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
        <Button variant="primary" onClick={() => navigate(isSignedIn ? next : withNext('/signin'))}>
          {isSignedIn ? 'Continue' : 'Go to Sign In'}
        </Button>
        <Button onClick={onAgain}>Send Again</Button>
      </Stack>
    </AuthPage>
  );
}
