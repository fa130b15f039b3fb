import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, LinkButton, Row, Stack, styled } from '@plaza/ui';
import { serverMessage, useForm } from '@plaza/web-kit';
import { useState } from 'react';
import { CodeInput } from '../forms/code-input';
import { networkError } from '../forms/network-error';
import { useCancelLock } from '../forms/use-cancel-lock';
import type { CredentialChange } from './credential-change';
import { useAuthChangeProfileMutation, useAuthConfirmChangeMutation } from './profile-api';

interface CodeDialogProps {
  change: CredentialChange;
  onClose: () => void;
  /** Also called if the answer comes after the dialog was closed. */
  onConfirmed: () => void;
}

const blank = { code: '' };

/** Asks for a mailed code, and sends another one on request. Must be mounted only while open. */
export function CodeDialog({ change, onClose, onConfirmed }: CodeDialogProps) {
  const [confirm] = useAuthConfirmChangeMutation();
  const [sendAgain, { isLoading: isSending }] = useAuthChangeProfileMutation();
  const [resent, setResent] = useState<{ alert?: string; sentTo?: string }>({});
  const form = useForm<typeof blank>({
    initial: blank,
    validate: (_name, { code }) =>
      code.length < limits.codeLength ? `Enter the ${limits.codeLength} characters of the code.` : undefined,
    save: ({ code }) => confirm({ body: { verificationCode: code } }),
    onSaved: onConfirmed,
  });
  const isCancelLocked = useCancelLock(form.isSaving);

  async function handleSendAgain() {
    if (isSending) return;
    form.change({}); // removes the alert
    setResent({});
    const { error } = await sendAgain({ body: change.changes });
    if (error) return setResent({ alert: serverMessage(error, networkError) });
    form.replace(blank);
    setResent({ sentTo: change.codeTo });
  }

  return (
    <Dialog
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={() => {
        setResent({});
        void form.submit();
      }}
      title="Enter the Verification Code"
      description={`We sent a code of ${limits.codeLength} characters to ${change.codeTo}. It works once, for 10 minutes.`}
      footer={
        <>
          {/* While a code is being confirmed, the change may already be made. */}
          <Button disabled={isCancelLocked} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            Confirm
          </Button>
        </>
      }
    >
      <Stack ref={form.ref}>
        <Field label="Verification code" error={form.errors.code}>
          <CodeInput
            kind="characters"
            name="verificationCode"
            value={form.draft.code}
            onCodeChange={(code) => form.change({ code })}
          />
        </Field>
        <FormAlert>{resent.alert ?? form.alert}</FormAlert>
        <Row>
          <Muted role="status">
            {resent.sentTo
              ? `A new code is on its way to ${resent.sentTo}.`
              : 'Nothing there? Look into the spam folder, too.'}
          </Muted>
          <LinkButton aria-busy={isSending || undefined} onClick={() => void handleSendAgain()}>
            Send again
          </LinkButton>
        </Row>
      </Stack>
    </Dialog>
  );
}

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
