import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, LinkButton, Row, Stack, styled } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { useState } from 'react';
import { useAuthForgotPasswordMutation, useAuthVerifyResetCodeMutation } from '../auth-api';
import { CodeInput } from '../forms/code-input';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { codeFailure, invalidCode } from './code-failure';
import { StepPage } from './step-page';

/** A code and the reset id that the server issued for it; both are empty before. The server accepts each code once. */
export interface VerifiedCode {
  readonly code: string;
  readonly resetId: string;
}

interface CodeStepProps {
  email: string;
  verified: VerifiedCode;
  onVerified: (verified: VerifiedCode) => void;
  onSentAgain: () => void;
  onBack: () => void;
}

export function CodeStep({ email, verified, onVerified, onSentAgain, onBack }: CodeStepProps) {
  const [verify] = useAuthVerifyResetCodeMutation();
  const [sendCode, { isLoading: isSending }] = useAuthForgotPasswordMutation();
  const [resent, setResent] = useState<{ isSent?: boolean; alert?: string }>({});

  const form = useForm<{ code: string }, VerifiedCode>({
    initial: { code: verified.code },
    validate: (_name, { code }) => (code.length < limits.codeLength ? invalidCode : undefined),
    async save({ code }) {
      if (code === verified.code) return { data: verified };
      const { data, error } = await verify({ body: { email, securityCode: code } });
      return data
        ? { data: { code, resetId: data.resetId } }
        : { error: toFormError(error, codeFailure(error), 'code') };
    },
    onSaved: onVerified,
  });
  const error = form.errors.code;

  async function handleSendAgain() {
    if (isSending) return;
    form.change({}); // removes the alert
    setResent({});
    const { error } = await sendCode({ body: { email } });
    if (error) return setResent({ alert: failureMessage(error, 'Failed to send reset code') });
    form.replace({ code: '' });
    setResent({ isSent: true });
    onSentAgain();
    form.ref.current?.querySelector('input')?.focus();
  }

  return (
    <StepPage
      step={2}
      title="Enter the security code"
      subtitle={
        <>
          If <strong>{email}</strong> belongs to an account, a code is on its way there.
        </>
      }
    >
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setResent({});
          void form.submit();
        }}
      >
        <Stack>
          <Field label="Security code" hint={`${limits.codeLength} letters and digits, from the email.`}>
            <CodeInput
              kind="characters"
              name="securityCode"
              autoFocus
              aria-invalid={error === undefined ? undefined : true}
              value={form.draft.code}
              onCodeChange={(code) => form.change({ code })}
            />
          </Field>
          <FormAlert>{resent.alert ?? error}</FormAlert>
          <Row gap={8} wrap={false}>
            <Button onClick={onBack}>Back</Button>
            <Wide type="submit" variant="primary" loading={form.isSaving}>
              Verify Code
            </Wide>
          </Row>
          <Quiet>
            The email may take a few minutes; check your spam folder too.{' '}
            <LinkButton aria-disabled={isSending || undefined} onClick={handleSendAgain}>
              Send again
            </LinkButton>
            <Status role="status">
              {isSending && 'Sending…'}
              {resent.isSent && 'A new code is on its way. The one before no longer counts.'}
            </Status>
          </Quiet>
        </Stack>
      </form>
    </StepPage>
  );
}

const Wide = styled(Button)`flex: 1;`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Status = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.text};
`;
