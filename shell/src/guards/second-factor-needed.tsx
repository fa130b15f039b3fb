import { Button, Card, LinkButton, Retry, Row, Stack, styled } from '@plaza/ui';
import { type RemoteModule, renewSession, useAppDispatch, useReconnect, useUser } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import { useCallback, useState } from 'react';
import { RemotePart } from '../remotes/remote-part';

interface SecondFactorNeededProps {
  isSettingUp: boolean;
  onSettingUp: (isSettingUp: boolean) => void;
  /** Where the user was going, if not to the panel. */
  elsewhere: string | undefined;
}

const pickSetup = (remote: RemoteModule) => remote.parts?.twoFactorSetup;

/** Tells an administrator that the panel requires two-factor authentication, and sets it up with the auth remote. */
export default function SecondFactorNeeded({ isSettingUp, onSettingUp, elsewhere }: SecondFactorNeededProps) {
  const user = useUser();
  const dispatch = useAppDispatch();
  const [isRenewing, setRenewing] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  useReconnect(() => setUnavailable(false));

  const handleFailure = useCallback(() => {
    setUnavailable(true);
    onSettingUp(false);
  }, [onSettingUp]);

  async function renew() {
    setRenewing(true);
    await dispatch(renewSession());
    setRenewing(false);
  }

  async function handleOpenChange(isOpen: boolean) {
    if (!isOpen && user?.twoFactorEnabled) await renew();
    onSettingUp(isOpen);
  }

  if (isUnavailable) {
    return (
      <Card title="Set up two-factor authentication">
        <Retry
          error="Without it the admin panel stays closed."
          title="The set-up could not be loaded"
          onRetry={() => setUnavailable(false)}
        />
      </Card>
    );
  }
  return (
    <Card title="Set up two-factor authentication">
      <Stack>
        <Text>
          Administrators need two-factor authentication: a code from your phone beside your password. Whoever learns
          your password alone then reaches nobody else's data. It takes two minutes and an authenticator app, and{' '}
          {elsewhere === undefined ? 'the admin panel opens' : 'you continue to where you were going'} right after.
        </Text>
        <Row>
          {user?.twoFactorEnabled ? (
            <Button variant="primary" loading={isRenewing} onClick={renew}>
              {elsewhere === undefined ? 'Open the Admin Panel' : 'Continue'}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onSettingUp(true)}>
              Set Up Two-Factor
            </Button>
          )}
          <LinkButton asChild>
            <Link to={elsewhere ?? '/dashboard'}>Not now</Link>
          </LinkButton>
        </Row>
      </Stack>
      {isSettingUp && (
        <RemotePart
          remote="auth"
          pick={pickSetup}
          partProps={{ open: true, onOpenChange: handleOpenChange }}
          onFailure={handleFailure}
        />
      )}
    </Card>
  );
}

const Text = styled.p`
  max-width: 60ch;
  color: ${({ theme }) => theme.color.muted};
  text-wrap: pretty;
`;
