import { Button, DownloadIcon, Row, Stack, styled } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { backupCodesFileName, backupCodesText, saveAsFile } from './backup-codes-file';
import { CopyButton } from './copy-button';
import { StepIntro } from './step-intro';

/** The button by which the user says that the codes are saved. Until then, their dialog asks before it is closed. */
export const codesSavedLabel = 'I Saved the Codes';

export const closeCodesQuestion = {
  title: 'Close without saving the codes?',
  description: 'They are shown only this once.',
  confirmLabel: 'Close Anyway',
  cancelLabel: 'Go Back',
};

/** New backup codes, which are shown only once: to copy, save or write down. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const email = useUser()?.email ?? '';
  const [madeAt] = useState(() => new Date());
  return (
    <Stack>
      <StepIntro>
        Each of these codes signs you in once when the authenticator is not at hand.{' '}
        <strong>They are shown only now.</strong>
      </StepIntro>
      <Codes aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Row>
        <CopyButton label="Copy All" text={codes.join('\n')} />
        <Button
          icon={<DownloadIcon />}
          onClick={() => saveAsFile(backupCodesFileName, backupCodesText(email, codes, madeAt))}
        >
          Download (.txt)
        </Button>
      </Row>
    </Stack>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[48]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
  > li { overflow-wrap: anywhere; }
  > li::marker { color: ${({ theme }) => theme.color.muted}; }
`;
