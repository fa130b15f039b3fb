import { Button, Dialog, FormAlert, Stack } from '@plaza/ui';
import type { ReactNode, Ref } from 'react';

interface EditDialogProps {
  /** "Category". */
  readonly what: string;
  /** Whether it is added, and not changed. */
  readonly isNew: boolean;
  readonly size?: 'sm' | 'md';
  readonly form: Ref<HTMLDivElement>;
  readonly refusal: string | undefined;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Adds or changes an entry of the catalogue. */
export function EditDialog({
  what,
  isNew,
  size,
  form,
  refusal,
  isSaving,
  onSubmit,
  onClose,
  children,
}: EditDialogProps) {
  return (
    <Dialog
      open
      {...(size && { size })}
      onOpenChange={onClose}
      onSubmit={onSubmit}
      title={isNew ? `Add ${what}` : `Edit ${what}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isSaving}>
            {isNew ? `Add ${what}` : 'Save Changes'}
          </Button>
        </>
      }
    >
      <Stack ref={form}>
        <FormAlert>{refusal}</FormAlert>
        {children}
      </Stack>
    </Dialog>
  );
}
