import { CheckIcon } from '@plaza/ui';
import { AuthPage } from '../frame/auth-page';
import { OutcomeBadge } from '../frame/outcome-badge';
import { useLateRedirect } from '../frame/use-late-redirect';

/** The account exists and is signed in: says so, then opens the dashboard. */
export function AccountCreated() {
  useLateRedirect('/dashboard');

  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeBadge $tone="good">
          <CheckIcon size={20} />
        </OutcomeBadge>
      }
      title="Account Created!"
      subtitle="You are signed in. Your dashboard opens in a moment."
    />
  );
}
