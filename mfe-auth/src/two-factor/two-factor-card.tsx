import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { Badge, Button, Card, Retry, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { useState } from 'react';
import { useOwnerOnly } from '../acting/use-owner-only';
import { BackupCodesLeft } from './backup-codes-left';
import { DisableTwoFactorDialog } from './disable-two-factor-dialog';
import { RegenerateBackupCodesDialog } from './regenerate-backup-codes-dialog';
import { useAuthTwoFactorStatusQuery } from './two-factor-api';
import { TwoFactorSetupDialog } from './two-factor-setup-dialog';

type DialogName = 'setup' | 'disable' | 'regenerate';

/** Whether two-factor is on, and all actions on it. */
export function TwoFactorCard({ family }: { family: TwoFactorFamily }) {
  const { data: status } = useAuthTwoFactorStatusQuery(family);
  const [opened, setOpened] = useState<DialogName>();
  const dialog = (name: DialogName) => ({
    family,
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : undefined),
  });
  return (
    <>
      <Card
        title="Two-Factor Authentication"
        actions={
          status && (
            <Badge tone={status.enabled ? 'good' : 'neutral'} dot>
              {status.enabled ? 'Enabled' : 'Disabled'}
            </Badge>
          )
        }
      >
        <Status family={family} onOpen={setOpened} />
      </Card>
      {/* Outside the card's content, which may show its loading state while a dialog is open. */}
      <TwoFactorSetupDialog {...dialog('setup')} />
      <DisableTwoFactorDialog {...dialog('disable')} />
      <RegenerateBackupCodesDialog {...dialog('regenerate')} />
    </>
  );
}

function Status({ family, onOpen }: { family: TwoFactorFamily; onOpen: (name: DialogName) => void }) {
  const {
    data: status,
    error,
    isFetching,
    refetch,
  } = useAuthTwoFactorStatusQuery(family, {
    refetchOnMountOrArgChange: true,
  });
  const owner = useOwnerOnly();
  if (error && !status) return <Retry error={error} onRetry={refetch} loading={isFetching} />;
  if (!status) {
    return (
      <Stack role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        {/* As high as the two lines and the button that most users see here. */}
        <Stack gap={8}>
          <Skeleton width="60ch" height="17px" />
          <Skeleton width="30ch" height="17px" />
        </Stack>
        <Skeleton width="160px" height="36px" />
      </Stack>
    );
  }
  if (!status.enabled) {
    return (
      <Stack>
        <Text>A code from your phone, asked for beside your password, keeps others out even if they learn it.</Text>
        <Row>
          <Button variant="primary" onClick={() => onOpen('setup')} {...owner.attributes}>
            Set Up Two-Factor
          </Button>
        </Row>
        {owner.note}
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>Signing in asks for a code from your authenticator app.</Text>
      <BackupCodesLeft count={status.backupCodesLeft} />
      <Row>
        <Button onClick={() => onOpen('regenerate')} {...owner.attributes}>
          Regenerate Backup Codes
        </Button>
        <Button variant="ghost" onClick={() => onOpen('disable')} {...owner.attributes}>
          Disable
        </Button>
      </Row>
      {owner.note}
    </Stack>
  );
}

const Text = styled.p`
  max-width: 60ch;
  color: ${({ theme }) => theme.color.muted};
  text-wrap: pretty;
`;
