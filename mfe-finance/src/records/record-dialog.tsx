import { Button, Dialog, styled } from '@plaza/ui';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { ConflictNotice } from './conflict-notice';
import type { DraftValues, RecordForm } from './use-record-form';

interface RecordDialogProps<Draft extends DraftValues> {
  title: string;
  submitLabel: string;
  /** `lg` for a form that would not fit a window of 800 px in two columns of the usual width. */
  size?: 'md' | 'lg';
  form: RecordForm<Draft>;
  /** What each field is called, for the comparison with what another window left. */
  labels: Readonly<Record<keyof Draft & string, string>>;
  /** The text, in that comparison, for a value that cannot be shown as it is, such as an id. */
  shownAs?: (field: string, value: DraftValues[string] | undefined) => string | undefined;
  onClose: () => void;
  /** Cells with `data-field`, so that leaving one validates it. */
  children: ReactNode;
}

/** The dialog around the form of one record: buttons, errors, and what another window changed in the meantime. */
export function RecordDialog<Draft extends DraftValues>(props: RecordDialogProps<Draft>) {
  const { title, submitLabel, size = 'md', form, labels, shownAs, onClose, children } = props;

  /** Fields with what another window left are others, in which nothing was entered yet. */
  const [fieldsKey, setFieldsKey] = useState(0);
  function handleTakeTheirs() {
    form.takeTheirs();
    setFieldsKey((before) => before + 1);
  }

  /** Going on to another field leaves this one; going to a button, or to the list of a select, does not. */
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

/** A cell of the form's two columns; `$wide` takes both. */
export const FormCell = styled.div<{ $wide?: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
