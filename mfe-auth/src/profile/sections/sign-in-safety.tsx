import type { Profile } from '@plaza/contracts/identity/profile';
import { Button, Card, Row, Skeleton, Stack, styled, usePhone, VisuallyHidden } from '@plaza/ui';
import { useState } from 'react';
import { useOwnerOnly } from '../../acting/use-owner-only';
import { DisableTwoFactorDialog } from '../../two-factor/disable-two-factor-dialog';
import { useAuthTwoFactorStatusQuery } from '../../two-factor/two-factor-api';
import { SavedSwitch } from '../saved-switch';

/** Sign-in alerts, and a shortcut to disable two-factor. */
export function SignInSafety({ profile: { loginAlerts } }: { profile: Profile }) {
  const { data: status } = useAuthTwoFactorStatusQuery('auth');
  const [isDisabling, setDisabling] = useState(false);
  const owner = useOwnerOnly();
  return (
    <Card title="Signing in">
      <Stack>
        <SavedSwitch
          label="Login alerts"
          hint="An email tells you of each sign-in from a device that was not seen before."
          checked={loginAlerts}
          changes={(value) => ({ loginAlerts: value })}
          turned={(profile, value) => ({ ...profile, loginAlerts: value })}
        />
        {status?.enabled && (
          <Line justify="space-between">
            <div>
              <p>Two-factor authentication</p>
              <Hint>Signing in asks for a code after the password.</Hint>
              {owner.note}
            </div>
            <Button onClick={() => setDisabling(true)} {...owner.attributes}>
              Disable 2FA
            </Button>
          </Line>
        )}
      </Stack>
      <DisableTwoFactorDialog family="auth" open={isDisabling} onOpenChange={setDisabling} />
    </Card>
  );
}

/** As high as the switch with its hint. */
export function SignInSafetySkeleton() {
  const isPhone = usePhone();
  return (
    <Card title="Signing in">
      <SwitchSkeleton role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Stack gap={4}>
          <Skeleton width="96px" height="16px" />
          <Skeleton width="min(420px, 100%)" height={isPhone ? '18px' : '20.5px'} />
          {isPhone && <Skeleton width="64%" height="18px" />}
        </Stack>
        <Skeleton width="34px" height="18px" />
      </SwitchSkeleton>
    </Card>
  );
}

const SwitchSkeleton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
`;

const Line = styled(Row)`
  padding-top: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
