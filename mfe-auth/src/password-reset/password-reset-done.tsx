import { Button, CheckIcon } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { OutcomeBadge } from '../frame/outcome-badge';
import { useLateRedirect } from '../frame/use-late-redirect';
import { useWithNext } from '../frame/use-with-next';

/** Confirms that the new password is active, then opens the sign-in page. */
export function PasswordResetDone() {
  const navigate = useNavigate();
  const signIn = useWithNext()('/signin');
  useLateRedirect(signIn);

  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeBadge $tone="good">
          <CheckIcon size={20} />
        </OutcomeBadge>
      }
      title="Password reset"
      subtitle={<span role="status">Sign in with your new password. The page for it opens in a moment.</span>}
    >
      <Button variant="primary" onClick={() => navigate(signIn, { replace: true })}>
        Go to Sign In
      </Button>
    </AuthPage>
  );
}
