import type { TabPermissionSettings } from '@plaza/contracts/identity';
import type { Role } from '@plaza/contracts/roles';
import { CardSurface, Stack } from '@plaza/ui';
import { useState } from 'react';
import { Columns } from './columns';
import { ElsewhereNotice, LocalDefaultsNotice, OutdatedNotice, WaitingNotice } from './notices';
import { PermissionNotes } from './permission-notes';
import { RolePicker } from './role-picker';
import { RoleTabs } from './role-tabs';
import { SaveBar } from './save-bar';
import { SetDefault } from './set-default';
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
  const editor = usePermissionEditor({ userId, settings, refetch });
  const { tabs, unsaved, saving, savingDefaults, elsewhere, waitingSince, localDefaults } = editor;
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
      {waitingSince && <WaitingNotice since={waitingSince} saving={saving} onSave={editor.save} />}
      {localDefaults.length > 0 && (
        <LocalDefaultsNotice
          roles={localDefaults}
          saving={savingDefaults}
          onSave={editor.saveLocalDefaults}
          onDiscard={editor.discardLocalDefaults}
        />
      )}
      <Columns>
        <RolePicker value={role} onValueChange={setRole} tabs={tabs} unsaved={unsaved} />
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
          />
          <SaveBar unsaved={unsaved} saving={saving} onSave={editor.save} onDiscard={editor.discard} />
        </CardSurface>
      </Columns>
      <PermissionNotes />
    </Stack>
  );
}
