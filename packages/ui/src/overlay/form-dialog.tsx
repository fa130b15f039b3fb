import type { ReactNode, Ref } from 'react';
import { Button } from '../controls/button';
import { FormAlert } from '../feedback/form-alert';
import { Stack } from '../layout/layout';
import { Dialog } from './dialog';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** The form, as `useForm` of web-kit returns it. */
  readonly form: {
    readonly ref: Ref<HTMLDivElement>;
    readonly alert: string | undefined;
    readonly isSaving: boolean;
    readonly submit: () => Promise<void>;
  };
  readonly cancelLabel?: string;
  readonly submitLabel: string;
  readonly submitVariant?: 'primary' | 'danger';
  readonly isSubmittable?: boolean;
  /** As in Dialog. */
  readonly isChanged?: boolean | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A dialog for the fields of a form, with its alert above them and its two buttons below. */
export function FormDialog({ title, description, size = 'md', form, onClose, children, ...buttons }: FormDialogProps) {
  const { cancelLabel = 'Cancel', submitLabel, submitVariant = 'primary', isSubmittable = true, isChanged } = buttons;
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => !open && onClose()}
      isChanged={isChanged}
      onSubmit={() => void form.submit()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" variant={submitVariant} loading={form.isSaving} disabled={!isSubmittable}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack ref={form.ref}>
        <FormAlert>{form.alert}</FormAlert>
        {children}
      </Stack>
    </Dialog>
  );
}
