import { AlertIcon, Button, CheckIcon, Skeleton, Stack } from '@plaza/ui';
import { useNavigate, useSearchParams } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { OutcomeBadge } from '../frame/outcome-badge';
import { useWithNext } from '../frame/use-with-next';
import { useVerification } from './use-verification';

export function VerifyEmailPage() {
  const navigate = useNavigate();
  const withNext = useWithNext();
  const [query] = useSearchParams();
  const verification = useVerification(query.get('token'), query.get('userId'));
  const signInButton = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => navigate(withNext('/signin'))}>
      Go to Sign In
    </Button>
  );

  if (verification.state === 'error') {
    return (
      <AuthPage
        key="error"
        focusTitle
        mark={
          <OutcomeBadge $tone="bad">
            <AlertIcon size={20} />
          </OutcomeBadge>
        }
        title="We could not verify your email"
        subtitle={<span role="alert">{verification.reason}</span>}
      >
        <Stack gap={8}>
          <p>A link works once. If you have opened it before, your email may be verified: try to sign in.</p>
          <Button variant="primary" onClick={() => navigate(withNext('/resend-verification'))}>
            Resend Verification Email
          </Button>
          {signInButton('secondary')}
        </Stack>
      </AuthPage>
    );
  }
  if (verification.state === 'loading') {
    return (
      <AuthPage
        key="loading"
        focusTitle
        mark={
          <OutcomeBadge $tone="info">
            <Skeleton width="20px" height="20px" />
          </OutcomeBadge>
        }
        title="Verifying your email"
        subtitle={<span role="status">This takes a moment.</span>}
      />
    );
  }
  return (
    <AuthPage
      key="success"
      focusTitle
      mark={
        <OutcomeBadge $tone="good">
          <CheckIcon size={20} />
        </OutcomeBadge>
      }
      title="Email verified"
      subtitle={<span role="status">Your address is confirmed. You can sign in now.</span>}
    >
      {signInButton('primary')}
    </AuthPage>
  );
}
