import { limits } from '@plaza/contracts/limits';
import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { Field, FormDialog, TextArea } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { notifySuccess } from '../../notices/notify';

interface ReasonDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Shown with the reason field, for example the differences. */
  children?: ReactNode;
  save: (reason: string) => Promise<{ readonly data?: ConfigurationVersion; readonly error?: unknown }>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for the reason of a configuration change, which is recorded in the version and in the audit. */
export function ReasonDialog({ title, description, submitLabel, children, save, onSaved, onClose }: ReasonDialogProps) {
  const close = useWhileOpen(onClose);
  const form = useForm({
    initial: { reason: '' },
    validate: (_name, { reason }) => (reason.trim() === '' ? 'Please enter a reason.' : undefined),
    validatesBlank: false,
    save: ({ reason }) => save(reason.trim()),
    onSaved(version: ConfigurationVersion) {
      notifySuccess(`Version ${version.number} is active.`);
      onSaved();
      close();
    },
  });
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      submitLabel={submitLabel}
      submitVariant="danger"
      onClose={onClose}
    >
      {children}
      <Field label="Reason" required error={form.errors.reason} hint="Recorded with the version and in the audit log.">
        <TextArea {...form.input('reason')} autoFocus maxLength={limits.shortText} />
      </Field>
    </FormDialog>
  );
}
