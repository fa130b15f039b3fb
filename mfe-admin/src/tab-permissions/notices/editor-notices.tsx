import type { PermissionEditing } from '../state/use-permission-editor';
import { ConcurrentChangeNotice, LocalDefaultsNotice, OutdatedNotice, WaitingNotice } from './notices';

interface EditorNoticesProps {
  readonly editor: PermissionEditing;
  /** Whether the last attempt to load the permissions failed. */
  readonly outdated: boolean;
  readonly onRetry: () => void;
  readonly onReview: () => void;
}

/** What the user has to know about the saved permissions, and about unsaved ones of an earlier visit. */
export function EditorNotices({ editor, outdated, onRetry, onReview }: EditorNoticesProps) {
  const { unsaved, isSaving, concurrentChange, waitingSince, localDefaults } = editor;
  return (
    <>
      {outdated && <OutdatedNotice onRetry={onRetry} />}
      {concurrentChange && (
        <ConcurrentChangeNotice
          change={concurrentChange}
          unsaved={unsaved.length > 0}
          onLoadTheirs={editor.loadTheirs}
          onKeepMine={editor.keepMine}
        />
      )}
      {waitingSince && <WaitingNotice since={waitingSince} saving={isSaving('tabs')} onSave={onReview} />}
      {localDefaults.length > 0 && (
        <LocalDefaultsNotice
          roles={localDefaults}
          saving={isSaving('defaults')}
          onSave={editor.saveLocalDefaults}
          onDiscard={editor.discardLocalDefaults}
        />
      )}
    </>
  );
}
