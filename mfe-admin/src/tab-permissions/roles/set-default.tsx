import { type Role, roleBadge } from '@plaza/contracts/roles';
import { Button, ConfirmDialog } from '@plaza/ui';
import { useState } from 'react';

interface SetDefaultProps {
  role: Role;
  /** The number of tabs that become the default. */
  count: number;
  saving: boolean;
  onConfirm: () => Promise<void>;
}

/**
 * Makes the shown tabs the result of Reset to Default, after a confirmation: the previous default cannot be restored.
 */
export function SetDefault({ role, count, saving, onConfirm }: SetDefaultProps) {
  /** The open confirmation, a new object each time. */
  const [question, setQuestion] = useState<object>();
  async function handleConfirm() {
    await onConfirm();
    // By now a confirmation for another role may be open.
    setQuestion((now) => (now === question ? undefined : now));
  }
  return (
    <>
      <Button size="sm" onClick={() => setQuestion({})}>
        Set as Default
      </Button>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => setQuestion(undefined)}
        title={`Set the default tabs of ${roleBadge(role)}?`}
        description={`The ${count} ${count === 1 ? 'tab' : 'tabs'} switched on here become what Reset to Default gives. Nobody's tabs change by that.`}
        confirmLabel="Set as Default"
        loading={saving}
        onConfirm={handleConfirm}
      />
    </>
  );
}
