import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { type Role, roleBadge } from '@plaza/contracts/roles';
import { CardSurface, Stack } from '@plaza/ui';
import { useState } from 'react';
import type { StaleDataNoticeProps } from '../notices/stale-data-notice';
import { Columns } from './columns';
import { HistoryDialog } from './history/history-dialog';
import { AreasContext } from './labels/areas-context';
import type { Areas } from './labels/permission-labels';
import { EditorNotices } from './notices/editor-notices';
import { PermissionNotes } from './notices/permission-notes';
import { ReviewDialog } from './review/review-dialog';
import { RoleEditor } from './roles/role-editor';
import { RolePicker } from './roles/role-picker';
import { SaveBar } from './save-bar';
import { type PermissionEditing, usePermissionEditor } from './state/use-permission-editor';

const noAreas: Areas = [];

interface PermissionEditorProps {
  userId: string;
  settings: TabPermissionSettings;
  query: StaleDataNoticeProps['query'];
}

export function PermissionEditor({ userId, settings: loaded, query }: PermissionEditorProps) {
  const [role, setRole] = useState<Role>('user');
  const [dialog, setDialog] = useState<DialogName>();
  const editor = usePermissionEditor({ userId, settings: loaded, refetch: query.refetch });
  const { settings, tabs, unsaved, isSaving } = editor;
  const review = () => setDialog('review');
  // Another administrator saved the same permissions meanwhile, so there is nothing left to review.
  if (dialog === 'review' && unsaved.length === 0) setDialog(undefined);
  return (
    <AreasContext value={settings.areas ?? noAreas}>
      <Stack as="section" aria-label="Tab permissions">
        <EditorNotices editor={editor} query={query} onReview={review} />
        <Columns>
          <RolePicker
            value={role}
            onValueChange={setRole}
            tabs={tabs}
            unsaved={unsaved}
            temporary={settings.temporary}
          />
          <CardSurface as="section" aria-label={`Tabs of ${roleBadge(role)}`}>
            <RoleEditor editor={editor} role={role} />
            <SaveBar
              unsaved={unsaved}
              saving={isSaving('tabs')}
              onSave={review}
              onDiscard={editor.discard}
              onHistory={() => setDialog('history')}
            />
          </CardSurface>
        </Columns>
        <PermissionNotes />
        <EditorDialog editor={editor} name={dialog} onClose={() => setDialog(undefined)} />
      </Stack>
    </AreasContext>
  );
}

type DialogName = 'review' | 'history';

interface EditorDialogProps {
  readonly editor: PermissionEditing;
  /** The open dialog. */
  readonly name: DialogName | undefined;
  readonly onClose: () => void;
}

function EditorDialog({ editor, name, onClose }: EditorDialogProps) {
  const { settings, tabs, unsaved, isSaving } = editor;
  if (name === 'history') return <HistoryDialog onClose={onClose} saving={isSaving('direct')} onUndo={editor.undo} />;
  if (name !== 'review') return null;
  return (
    <ReviewDialog
      roles={unsaved}
      before={settings.permissions}
      after={tabs}
      until={editor.until}
      onUntil={editor.chooseUntil}
      saving={isSaving('tabs')}
      onClose={onClose}
      onSave={editor.save}
    />
  );
}
