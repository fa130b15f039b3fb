import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, LinkButton, Row, Stack, styled } from '@plaza/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useAuthForgotPasswordMutation, useAuthVerifyResetCodeMutation } from '../auth-api';
import { CodeInput } from '../forms/code-input';
import { failureMessage } from '../forms/failure-message';
import { codeFailure, invalidCode } from './code-failure';
import { StepPage } from './step-page';

interface CodeStepProps {
  email: string;
  code: string;
  onCodeChange: (code: string) => void;
  /** What this very code was exchanged for already; empty when it was not. */
  resetId: string;
  onExchanged: (resetId: string) => void;
  onSentAgain: () => void;
  onBack: () => void;
}

export function CodeStep({ email, code, onCodeChange, resetId, onExchanged, onSentAgain, onBack }: CodeStepProps) {
  const [verify, { isLoading }] = useAuthVerifyResetCodeMutation();
  const [sendCode, { isLoading: isSending }] = useAuthForgotPasswordMutation();
  const [alert, setAlert] = useState<string>();
  const [sentAgain, setSentAgain] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function refuse(reason: string) {
    setAlert(reason);
    input.current?.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAlert(undefined);
    setSentAgain(false);
    if (resetId) return onExchanged(resetId);
    if (code.length < limits.codeLength) return refuse(invalidCode);
    const { data, error } = await verify({ body: { email, securityCode: code } });
    if (data) onExchanged(data.resetId);
    else refuse(codeFailure(error));
  }

  async function handleSendAgain() {
    if (isSending) return;
    setAlert(undefined);
    setSentAgain(false);
    const { error } = await sendCode({ body: { email } });
    if (error) return setAlert(failureMessage(error, 'Failed to send reset code'));
    onSentAgain();
    setSentAgain(true);
    input.current?.focus();
  }

  return (
    <StepPage
      place={2}
      title="Enter the security code"
      subtitle={
        <>
          If <strong>{email}</strong> belongs to an account, a code is on its way there.
        </>
      }
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Field label="Security code" hint={`${limits.codeLength} letters and digits, from the mail.`}>
            <CodeInput
              ref={input}
              kind="characters"
              name="securityCode"
              autoFocus
              value={code}
              onCodeChange={onCodeChange}
            />
          </Field>
          <FormAlert>{alert}</FormAlert>
          <Row gap={8} wrap={false}>
            <Button onClick={onBack}>Back</Button>
            <Wide type="submit" variant="primary" loading={isLoading}>
              Verify Code
            </Wide>
          </Row>
          <Quiet>
            The mail may take some minutes; check the spam folder too.{' '}
            <LinkButton aria-disabled={isSending || undefined} onClick={handleSendAgain}>
              Send again
            </LinkButton>
            <Told role="status">
              {isSending && 'Sending…'}
              {sentAgain && 'A new code is on its way. The one before no longer counts.'}
            </Told>
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

const Told = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.text};
`;
