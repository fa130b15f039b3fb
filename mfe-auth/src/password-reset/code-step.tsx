import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, LinkButton, Row, Stack, styled } from '@plaza/ui';
import { CodeInput } from '../forms/code-input';
import { StepPage } from './step-page';
import { type CodeStepOptions, useCodeStep } from './use-code-step';

interface CodeStepProps extends CodeStepOptions {
  onBack: () => void;
}

export function CodeStep({ onBack, ...options }: CodeStepProps) {
  const { form, submit, sendAgain, isSending, resent } = useCodeStep(options);
  const error = form.errors.code;
  return (
    <StepPage
      step={2}
      title="Enter the security code"
      subtitle={
        <>
          If <strong>{options.email}</strong> belongs to an account, a code is on its way there.
        </>
      }
    >
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
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
          <SendAgain isSending={isSending} isSent={resent.isSent ?? false} onSend={sendAgain} />
        </Stack>
      </form>
    </StepPage>
  );
}

interface SendAgainProps {
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly onSend: () => Promise<void>;
}

const SendAgain = ({ isSending, isSent, onSend }: SendAgainProps) => (
  <Quiet>
    The email may take a few minutes; check your spam folder too.{' '}
    <LinkButton aria-disabled={isSending || undefined} onClick={onSend}>
      Send again
    </LinkButton>
    <Status role="status">
      {isSending && 'Sending…'}
      {isSent && 'Another code was requested. Once it arrives, the one before no longer counts.'}
    </Status>
  </Quiet>
);

const Wide = styled(Button)`flex: 1;`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Status = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.text};
`;
