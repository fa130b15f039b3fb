import { CheckIcon } from '@plaza/ui';
import { AuthPage } from '../frame/auth-page';
import { OutcomeMark } from '../frame/outcome-mark';
import { useLateRedirect } from '../frame/use-late-redirect';

/** The account exists and is signed in: says so, then opens the dashboard. */
export function AccountCreated() {
  useLateRedirect('/dashboard');

  return (
    <AuthPage
      focusTitle
      mark={
        <OutcomeMark $tone="good">
          <CheckIcon size={20} />
        </OutcomeMark>
      }
      title="Account Created!"
      subtitle="You are signed in. Your dashboard opens in a moment."
    />
  );
}
