import { ConfirmDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';

interface DeleteRecordProps {
  /** "Are you sure you want to delete this loan?" */
  question: string;
  /** Names the record: "Car Loan, Riverside Bank". */
  what: string;
  /** Deletes the record and reports the result; the dialog closes in any case. */
  remove: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before a record is deleted. */
export function DeleteRecord({ question, what, remove, onClose }: DeleteRecordProps) {
  const [deleting, setDeleting] = useState(false);
  const close = useWhileOpen(onClose);
  async function handleConfirm() {
    setDeleting(true);
    await remove();
    close();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={question}
      description={what}
      confirmLabel="Delete"
      danger
      loading={deleting}
      onConfirm={() => void handleConfirm()}
    />
  );
}
