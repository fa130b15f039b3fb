import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, LinkButton, Row, Stack, styled, TextInput } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import { networkError } from '../forms/network-error';
import type { CredentialChange } from './credential-change';
import { useAuthChangeProfileMutation, useAuthConfirmChangeMutation } from './profile-api';

interface CodeDialogProps {
  /** What waits for its code; without one the dialog is closed. */
  change: CredentialChange | undefined;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Asks for the code that was mailed, and mails another one on demand. */
export function CodeDialog({ change, onClose, onConfirmed }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [notice, setNotice] = useState<{ alert?: string; sent?: string }>({});
  const [confirm, { isLoading }] = useAuthConfirmChangeMutation();
  const [sendAgain, { isLoading: isSending }] = useAuthChangeProfileMutation();

  function empty() {
    setCode('');
    setCodeError(undefined);
    setNotice({});
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isLoading) return;
    if (code.length < limits.codeLength) {
      setCodeError(`Enter the ${limits.codeLength} characters of the code.`);
      return event.currentTarget.querySelector('input')?.focus();
    }
    setNotice({});
    const { error } = await confirm({ body: { verificationCode: code } });
    if (error) return setNotice({ alert: serverMessage(error, networkError) });
    empty();
    onConfirmed();
  }

  async function handleSendAgain() {
    if (!change || isSending) return;
    setNotice({});
    const { error } = await sendAgain({ body: change.changes });
    if (error) return setNotice({ alert: serverMessage(error, networkError) });
    empty();
    setNotice({ sent: `A new code is on its way to ${change.codeTo}.` });
  }

  function handleClose() {
    empty();
    onClose();
  }

  return (
    <Dialog
      size="sm"
      open={change !== undefined}
      onOpenChange={(open) => !open && handleClose()}
      onSubmit={handleSubmit}
      title="Enter the verification code"
      description={`We sent a code of ${limits.codeLength} characters to ${change?.codeTo ?? ''}. It works once, for 10 minutes.`}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isLoading}>
            Confirm
          </Button>
        </>
      }
    >
      <Stack>
        <Field label="Verification code" error={codeError}>
          <CodeInput
            name="verificationCode"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              setCode(codeIn(event.target.value));
              setCodeError(undefined);
            }}
          />
        </Field>
        <FormAlert>{notice.alert}</FormAlert>
        <Row>
          <Muted role="status">{notice.sent ?? 'Nothing there? Look into the spam folder, too.'}</Muted>
          <LinkButton aria-busy={isSending || undefined} onClick={() => void handleSendAgain()}>
            Send again
          </LinkButton>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** What can be a code of what was typed or pasted, in capitals. */
const codeIn = (typed: string) =>
  typed
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, limits.codeLength)
    .toUpperCase();

const CodeInput = styled(TextInput)`
  height: 48px;
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[20]};
  letter-spacing: 0.3em;
  text-align: center;
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
