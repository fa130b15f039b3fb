import { CheckIcon } from '@plaza/ui';
import { useNavigate } from '@plaza/web-kit/router';
import { useEffect } from 'react';
import { AuthPage } from '../frame/auth-page';
import { OutcomeMark } from '../frame/outcome-mark';

const redirectAfterMs = 2000;

/** The account exists and is signed in: says so, then opens the dashboard. */
export function AccountCreated() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);

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
