import { Button, Dialog, styled } from '@plaza/ui';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { ConflictNotice } from './conflict-notice';
import type { DraftValues, RecordForm } from './use-record-form';

interface RecordDialogProps<Draft extends DraftValues> {
  title: string;
  submitLabel: string;
  /** `lg` for a form that would not fit a window 800 px high in two columns of the usual width. */
  size?: 'md' | 'lg';
  form: RecordForm<Draft>;
  /** The label of each field, for the comparison after a conflict. */
  labels: Readonly<Record<keyof Draft & string, string>>;
  /** The text in that comparison for a value that cannot be shown as it is, such as an id. */
  shownAs?: (field: string, value: DraftValues[string] | undefined) => string | undefined;
  onClose: () => void;
  /** Cells with `data-field`; blur validates the named field. */
  children: ReactNode;
}

/** The dialog for the form of one record: buttons, errors, and conflicts with changes from other windows. */
export function RecordDialog<Draft extends DraftValues>(props: RecordDialogProps<Draft>) {
  const { title, submitLabel, size = 'md', form, labels, shownAs, onClose, children } = props;

  /** Changing the key remounts the fields, so that those with another window's values do not count as touched. */
  const [fieldsKey, setFieldsKey] = useState(0);
  function handleTakeTheirs() {
    form.takeTheirs();
    setFieldsKey((before) => before + 1);
  }

  /**
   * Validates a field when focus moves to another field, but not when it moves to a button or to the list of a select.
   */
  function handleBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !relatedTarget.matches('input, textarea, [role="combobox"]')) return;
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field !== undefined && field in form.draft) form.leave(field);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size={size}
      onSubmit={() => void form.submit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.isSaving} disabled={Boolean(form.conflict)}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div ref={form.ref}>
        {form.conflict && (
          <ConflictNotice
            mine={form.draft}
            theirs={form.conflict.draft}
            labels={labels}
            shownAs={shownAs}
            onKeepMine={() => void form.keepMine()}
            onTakeTheirs={handleTakeTheirs}
            onClose={onClose}
          />
        )}
        {form.alert && <Alert role="alert">{form.alert}</Alert>}
        <FieldGrid key={fieldsKey} onBlur={handleBlur}>
          {children}
        </FieldGrid>
      </div>
    </Dialog>
  );
}

const Alert = styled.p`
  margin-bottom: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.bad.tint};
  color: ${({ theme }) => theme.color.bad.text};
`;

const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** A cell of the form's two columns; `$wide` spans both. */
export const FormCell = styled.div<{ $wide?: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
