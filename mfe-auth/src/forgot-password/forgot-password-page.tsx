import { AuthPage } from '../frame/auth-page';

export function ForgotPasswordPage() {
  return <AuthPage title="Reset your password" />;
}
