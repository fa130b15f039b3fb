import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import type { Role } from '@plaza/contracts/roles';
import { CardSurface, Stack } from '@plaza/ui';
import { useState } from 'react';
import { Columns } from './columns';
import { HistoryDialog } from './history/history-dialog';
import { AreasContext } from './labels/areas-context';
import type { Areas } from './labels/permission-labels';
import { ConcurrentChangeNotice, LocalDefaultsNotice, OutdatedNotice, WaitingNotice } from './notices/notices';
import { PermissionNotes } from './notices/permission-notes';
import { TemporaryNotice } from './notices/temporary-notice';
import { ReviewDialog } from './review/review-dialog';
import { RolePicker } from './roles/role-picker';
import { RoleTabs } from './roles/role-tabs';
import { SetDefault } from './roles/set-default';
import { SaveBar } from './save-bar';
import { usePermissionEditor } from './state/use-permission-editor';

const noAreas: Areas = [];

interface PermissionEditorProps {
  userId: string;
  settings: TabPermissionSettings;
  /** Whether the last attempt to load the permissions failed. */
  outdated: boolean;
  refetch: () => void;
}

export function PermissionEditor({ userId, settings: loaded, outdated, refetch }: PermissionEditorProps) {
  const [role, setRole] = useState<Role>('user');
  const [dialog, setDialog] = useState<'review' | 'history'>();
  const editor = usePermissionEditor({ userId, settings: loaded, refetch });
  const { settings, tabs, unsaved, isSaving, concurrentChange, waitingSince, localDefaults } = editor;
  const { temporary } = settings;
  const temporaryTabs = temporary.find((one) => one.role === role);
  const close = () => setDialog(undefined);
  // Another administrator saved the same permissions meanwhile, so there is nothing left to review.
  if (dialog === 'review' && unsaved.length === 0) setDialog(undefined);
  return (
    <AreasContext value={settings.areas ?? noAreas}>
      <Stack>
        {outdated && <OutdatedNotice onRetry={refetch} />}
        {concurrentChange && (
          <ConcurrentChangeNotice
            change={concurrentChange}
            unsaved={unsaved.length > 0}
            onLoadTheirs={editor.loadTheirs}
            onKeepMine={editor.keepMine}
          />
        )}
        {waitingSince && (
          <WaitingNotice since={waitingSince} saving={isSaving('tabs')} onSave={() => setDialog('review')} />
        )}
        {localDefaults.length > 0 && (
          <LocalDefaultsNotice
            roles={localDefaults}
            saving={isSaving('defaults')}
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
                  saving={isSaving('defaults')}
                  onConfirm={() => editor.setAsDefault(role)}
                />
              }
              note={
                temporaryTabs && (
                  <TemporaryNotice
                    temporary={temporaryTabs}
                    tabs={settings.permissions[role]}
                    saving={isSaving('direct')}
                    onMakePermanent={() => editor.makePermanent(role)}
                    onGoBack={() => editor.goBack(temporaryTabs)}
                  />
                )
              }
            />
            <SaveBar
              unsaved={unsaved}
              saving={isSaving('tabs')}
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
            saving={isSaving('tabs')}
            onClose={close}
            onSave={editor.save}
          />
        )}
        {dialog === 'history' && <HistoryDialog onClose={close} saving={isSaving('direct')} onUndo={editor.undo} />}
      </Stack>
    </AreasContext>
  );
}
