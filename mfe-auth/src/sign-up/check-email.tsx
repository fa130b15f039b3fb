import { Button, ClockIcon, MailIcon, Stack, styled } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { OutcomeMark } from '../frame/outcome-mark';

/** The account waits for its address to be verified. */
export function CheckEmail({ email, mailDelayed }: { email: string; mailDelayed: boolean }) {
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
        {mailDelayed && (
          <Delay role="status">
            <ClockIcon />
            <span>
              The mail server is slow just now. The mail will follow by itself; you need not ask for it again.
            </span>
          </Delay>
        )}
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

const Delay = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  margin-bottom: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > svg { margin-top: 3px; }
`;
