import type { Role } from '@plaza/contracts/roles';
import type { TabPermissionSettings } from '@plaza/contracts/tab-permissions';
import { CardSurface, Stack } from '@plaza/ui';
import { useState } from 'react';
import { Columns } from './columns';
import { HistoryDialog } from './history/history-dialog';
import { ElsewhereNotice, LocalDefaultsNotice, OutdatedNotice, WaitingNotice } from './notices';
import { PermissionNotes } from './permission-notes';
import { ReviewDialog } from './review/review-dialog';
import { RolePicker } from './role-picker';
import { RoleTabs } from './role-tabs';
import { SaveBar } from './save-bar';
import { SetDefault } from './set-default';
import { TemporaryNotice } from './temporary/temporary-notice';
import { usePermissionEditor } from './use-permission-editor';

interface PermissionEditorProps {
  userId: string;
  settings: TabPermissionSettings;
  /** The last attempt to load them failed. */
  outdated: boolean;
  refetch: () => void;
}

export function PermissionEditor({ userId, settings, outdated, refetch }: PermissionEditorProps) {
  const [role, setRole] = useState<Role>('user');
  const [dialog, setDialog] = useState<'review' | 'history'>();
  const editor = usePermissionEditor({ userId, settings, refetch });
  const { temporary } = settings;
  const held = temporary.find((one) => one.role === role);
  const close = () => setDialog(undefined);
  const { tabs, unsaved, saving, savingDefaults, elsewhere, waitingSince, localDefaults } = editor;
  // Somebody else saved the same meanwhile: nothing is left to review.
  if (dialog === 'review' && unsaved.length === 0) setDialog(undefined);
  return (
    <Stack>
      {outdated && <OutdatedNotice onRetry={refetch} />}
      {elsewhere && (
        <ElsewhereNotice
          elsewhere={elsewhere}
          unsaved={unsaved.length > 0}
          onLoadTheirs={editor.loadTheirs}
          onKeepMine={editor.keepMine}
        />
      )}
      {waitingSince && <WaitingNotice since={waitingSince} saving={saving} onSave={() => setDialog('review')} />}
      {localDefaults.length > 0 && (
        <LocalDefaultsNotice
          roles={localDefaults}
          saving={savingDefaults}
          onSave={editor.saveLocalDefaults}
          onDiscard={editor.discardLocalDefaults}
        />
      )}
      <Columns>
        <RolePicker value={role} onValueChange={setRole} tabs={tabs} unsaved={unsaved} temporary={temporary} />
        <CardSurface>
          <RoleTabs
            role={role}
            tabs={tabs[role]}
            defaults={editor.defaults[role]}
            toggles={editor.toggles}
            onToggle={(tab, on) => editor.toggle(role, tab, on)}
            onReset={() => editor.resetToDefault(role)}
            setDefault={
              <SetDefault
                role={role}
                count={tabs[role].length}
                saving={savingDefaults}
                onConfirm={() => editor.setAsDefault(role)}
              />
            }
            note={
              held && (
                <TemporaryNotice
                  temporary={held}
                  tabs={settings.permissions[role]}
                  saving={editor.savingNow}
                  onMakePermanent={() => editor.makePermanent(role)}
                  onGoBack={() => editor.goBack(held)}
                />
              )
            }
          />
          <SaveBar
            unsaved={unsaved}
            saving={saving}
            onSave={() => setDialog('review')}
            onDiscard={editor.discard}
            onHistory={() => setDialog('history')}
          />
        </CardSurface>
      </Columns>
      <PermissionNotes />
      {dialog === 'review' && (
        <ReviewDialog
          roles={unsaved}
          before={settings.permissions}
          after={tabs}
          saving={saving}
          onClose={close}
          onSave={(until) => editor.save(until).finally(close)}
        />
      )}
      {dialog === 'history' && <HistoryDialog onClose={close} saving={editor.savingNow} onUndo={editor.undo} />}
    </Stack>
  );
}
