import type { Role } from '@plaza/contracts/roles';
import { Button } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { Notice } from '../../notices/notice';
import { nameRoles } from '../labels/permission-labels';
import type { ConcurrentChange } from '../state/editor-state';
import { backendUnavailable } from '../state/save-outcome';

interface ConcurrentChangeNoticeProps {
  change: ConcurrentChange;
  unsaved: boolean;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

/** Reports that others have saved, and offers their version or the user's own toggles on top of it. */
export function ConcurrentChangeNotice({ change, unsaved, onLoadTheirs, onKeepMine }: ConcurrentChangeNoticeProps) {
  const choice = (
    <>
      <Button size="sm" onClick={onLoadTheirs}>
        Load Theirs
      </Button>
      <Button size="sm" onClick={onKeepMine}>
        Keep Mine
      </Button>
    </>
  );
  if (change.kind === 'conflict') {
    return (
      <Notice tone="attention" actions={choice}>
        Somebody else saved tab permissions meanwhile, so yours were not saved. Your toggles are still here.
      </Notice>
    );
  }
  const what = change.roles.length > 0 ? `The tabs of ${nameRoles(change.roles)}` : 'The default tabs';
  if (unsaved) {
    return (
      <Notice tone="attention" actions={choice}>
        {what} were changed elsewhere. Your unsaved toggles are kept on top of them.
      </Notice>
    );
  }
  const dismiss = (
    <Button size="sm" onClick={onKeepMine}>
      Got It
    </Button>
  );
  return (
    <Notice tone="info" actions={dismiss}>
      {what} were changed elsewhere. This is how they are now.
    </Notice>
  );
}

interface WaitingNoticeProps {
  since: string;
  saving: boolean;
  onSave: () => void;
}

/** The server was unavailable when toggles were saved; this browser stores them. */
export function WaitingNotice({ since, saving, onSave }: WaitingNoticeProps) {
  const save = (
    <Button size="sm" loading={saving} onClick={onSave}>
      Save Now
    </Button>
  );
  return (
    <Notice tone="attention" actions={save}>
      {backendUnavailable} Kept in this browser since <time dateTime={since}>{clockDateTime(since)}</time>.
    </Notice>
  );
}

interface LocalDefaultsNoticeProps {
  roles: readonly Role[];
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The server was unavailable when defaults were saved; this browser stores them. */
export function LocalDefaultsNotice({ roles, saving, onSave, onDiscard }: LocalDefaultsNoticeProps) {
  const actions = (
    <>
      <Button size="sm" loading={saving} onClick={onSave}>
        Save Defaults
      </Button>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        Discard Defaults
      </Button>
    </>
  );
  return (
    <Notice tone="attention" actions={actions}>
      The default tabs of {nameRoles(roles)} are saved in this browser only.
    </Notice>
  );
}
