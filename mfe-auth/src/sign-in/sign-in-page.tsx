import { LinkButton } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { SignedOutOnly } from '../frame/signed-out-only';
import { useWithNext } from '../frame/use-with-next';
import { SecondStepDialog } from './second-step-dialog';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';

export const SignInPage = () => (
  <SignedOutOnly>
    <SignIn />
  </SignedOutOnly>
);

function SignIn() {
  const signIn = useSignIn();
  return (
    <AuthPage title="Sign in" subtitle="Welcome back." footer={<OtherWays />}>
      <SignInForm
        secondStepFailure={signIn.secondStepFailure}
        onSignedIn={signIn.handleSignedIn}
        onSecondStep={signIn.handleSecondStep}
        onPasswordChange={signIn.handlePasswordChange}
      />
      {signIn.challenged && (
        <SecondStepDialog
          {...signIn.challenged}
          onVerified={signIn.handleVerified}
          onPasswordChange={signIn.handlePasswordChange}
          onEnded={signIn.handleEnded}
          onCancel={signIn.handleCancel}
        />
      )}
    </AuthPage>
  );
}

/** For visitors who have no account yet, or no verification email. */
function OtherWays() {
  const withNext = useWithNext();
  return (
    <>
      <p>
        New here?{' '}
        <LinkButton asChild>
          <Link to={withNext('/signup')}>Create an account</Link>
        </LinkButton>
      </p>
      <p>
        No verification email?{' '}
        <LinkButton asChild>
          <Link to={withNext('/resend-verification')}>Send it again</Link>
        </LinkButton>
      </p>
    </>
  );
}
