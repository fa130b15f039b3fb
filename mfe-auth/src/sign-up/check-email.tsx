import { Button, ClockIcon, LinkButton, MailIcon, Stack, styled } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { OutcomeBadge } from '../frame/outcome-badge';
import { useWithNext } from '../frame/use-with-next';

interface CheckEmailProps {
  email: string;
  mailDelayed: boolean;
  /** Returns to the form with its entries, to correct a mistyped address. */
  onCorrect: () => void;
}

/** Says that the account's email address must be verified first. */
export function CheckEmail({ email, mailDelayed, onCorrect }: CheckEmailProps) {
  const navigate = useNavigate();
  const withNext = useWithNext();
  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeBadge $tone="info">
          <MailIcon size={20} />
        </OutcomeBadge>
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
              The mail server is slow just now. The email will follow by itself; you need not ask for it again.
            </span>
          </Delay>
        )}
        <Button variant="primary" onClick={() => navigate(withNext('/signin'))}>
          Go to Sign In
        </Button>
        <Button onClick={() => navigate(withNext('/resend-verification'), { state: { email } })}>
          Resend Verification Email
        </Button>
        <Mistyped>
          Not your address? <LinkButton onClick={onCorrect}>Correct it</LinkButton>
        </Mistyped>
      </Stack>
    </AuthPage>
  );
}

const Mistyped = styled.p`
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;

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
