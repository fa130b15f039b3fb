import { Button, MailIcon, Stack } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { OutcomeMark } from '../frame/outcome-mark';

/** The account waits for its address to be verified. */
export function CheckEmail({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeMark $tone="info">
          <MailIcon size={20} />
        </OutcomeMark>
      }
      title="Check Your Email!"
      subtitle={
        <>
          We sent a verification link to <strong>{email}</strong>. Open it, then sign in.
        </>
      }
    >
      <Stack gap={8}>
        <Button variant="primary" onClick={() => navigate('/signin')}>
          Go to Sign In
        </Button>
        <Button onClick={() => navigate('/resend-verification', { state: { email } })}>
          Resend Verification Email
        </Button>
      </Stack>
    </AuthPage>
  );
}
