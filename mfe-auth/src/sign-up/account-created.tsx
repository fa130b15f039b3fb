import { CheckIcon } from '@plaza/ui';
import { useSearchParams } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { nextPath } from '../frame/next-path';
import { OutcomeBadge } from '../frame/outcome-badge';
import { useLateRedirect } from '../frame/use-late-redirect';

/** Confirms that the account exists and is signed in, then opens `next` or the dashboard. */
export function AccountCreated() {
  const next = nextPath(useSearchParams()[0].get('next'));
  useLateRedirect(next);

  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeBadge $tone="good">
          <CheckIcon size={20} />
        </OutcomeBadge>
      }
      title="Account Created!"
      subtitle={`You are signed in. ${next === '/dashboard' ? 'Your dashboard' : 'The page that you wanted'} opens in a moment.`}
    />
  );
}
