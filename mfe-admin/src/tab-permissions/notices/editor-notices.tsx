import { StaleDataNotice, type StaleDataNoticeProps } from '../../notices/stale-data-notice';
import type { PermissionEditing } from '../state/use-permission-editor';
import { ConcurrentChangeNotice, LocalDefaultsNotice, WaitingNotice } from './notices';

interface EditorNoticesProps {
  readonly editor: PermissionEditing;
  /** The query of the saved permissions. */
  readonly query: StaleDataNoticeProps['query'];
  readonly onReview: () => void;
}

/** What the user has to know about the saved permissions, and about unsaved ones of an earlier visit. */
export function EditorNotices({ editor, query, onReview }: EditorNoticesProps) {
  const { unsaved, isSaving, concurrentChange, waitingSince, localDefaults } = editor;
  return (
    <>
      <StaleDataNotice what="permissions" query={query} />
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
