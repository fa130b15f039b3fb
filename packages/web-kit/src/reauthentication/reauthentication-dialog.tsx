import type { Reauthenticated, ReauthenticationInput } from '@plaza/contracts/identity/authentication';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, LinkButton, PasswordInput, Stack, TextInput } from '@plaza/ui';
import { useState } from 'react';
import { send } from '../api/send';
import { useForm } from '../forms/use-form';
import { request } from '../http/endpoint';
import { readToken, writeToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';

interface ReauthenticationDialogProps {
  hasSecondFactor: boolean;
  onReauthenticated: () => void;
  onCancel: () => void;
}

const blank = { entry: '' };
const codeMax = 32;

/**
 * Asks for the password, or for a code where the user has a second factor and prefers it; stores the resulting token.
 */
export default function ReauthenticationDialog({
  hasSecondFactor,
  onReauthenticated,
  onCancel,
}: ReauthenticationDialogProps) {
  const [isCode, setIsCode] = useState(false);
  const form = useForm<typeof blank>({
    initial: blank,
    validate: (_name, { entry }) =>
      entry === '' ? `${isCode ? 'Verification code' : 'Password'} is required` : undefined,
    validatesBlank: false,
    save: ({ entry }) => reauthenticate(isCode ? { code: entry } : { password: entry }),
    onSaved: onReauthenticated,
    async onRejected() {
      form.replace(blank);
      form.ref.current?.querySelector('input')?.focus();
      return false;
    },
  });

  function handleSwitch() {
    setIsCode(!isCode);
    form.replace(blank);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      size="sm"
      title="Confirm that it is you"
      description="This affects other people. You will not be asked again for ten minutes."
      onSubmit={() => void form.submit()}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            Confirm
          </Button>
        </>
      }
    >
      <Stack ref={form.ref}>
        {isCode ? (
          <Field
            key="code"
            label="Verification code"
            hint="Of your authenticator app, or a backup code."
            error={form.errors.entry}
          >
            <TextInput
              {...form.input('entry')}
              autoFocus
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={codeMax}
            />
          </Field>
        ) : (
          <Field key="password" label="Password" error={form.errors.entry}>
            <PasswordInput {...form.input('entry')} name="password" autoFocus maxLength={limits.password} />
          </Field>
        )}
        <FormAlert>{form.alert}</FormAlert>
        {hasSecondFactor && (
          <div>
            <LinkButton onClick={handleSwitch}>{isCode ? 'Use the password' : 'Use a code'}</LinkButton>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

async function reauthenticate(body: ReauthenticationInput) {
  const sent = await send(request(identityEndpoints.reauthenticate, { body }));
  if ('error' in sent) return sent;
  const { accessToken } = (sent.data as Reauthenticated).data;
  const now = readToken();
  // Another window may have signed out meanwhile, or signed in as another user.
  if (now && subjectOf(now) === subjectOf(accessToken)) writeToken(accessToken);
  return {};
}
