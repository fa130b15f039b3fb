import { type Role, roleBadge } from '@plaza/contracts/roles';
import { Button, ConfirmDialog } from '@plaza/ui';
import { useState } from 'react';

interface SetDefaultProps {
  role: Role;
  /** How many tabs become the default. */
  count: number;
  saving: boolean;
  onConfirm: () => Promise<void>;
}

/** Makes the tabs shown what Reset to Default gives, after a question: there is no way back to the ones before. */
export function SetDefault({ role, count, saving, onConfirm }: SetDefaultProps) {
  /** The question that is open, one of its own each time. */
  const [question, setQuestion] = useState<object>();
  async function handleConfirm() {
    await onConfirm();
    // Another one may be open by now, of another role.
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
