import type { Role } from '@plaza/contracts/roles';
import { TemporaryNotice } from '../notices/temporary-notice';
import type { PermissionEditing } from '../state/use-permission-editor';
import { RoleTabs } from './role-tabs';
import { SetDefault } from './set-default';

/** The tabs of one role, with its defaults and its temporary tabs. */
export function RoleEditor({ editor, role }: { editor: PermissionEditing; role: Role }) {
  const { settings, isSaving } = editor;
  const tabs = editor.tabs[role];
  const temporary = settings.temporary.find((one) => one.role === role);
  return (
    <RoleTabs
      role={role}
      tabs={tabs}
      defaults={editor.defaults[role]}
      toggles={editor.toggles}
      onToggle={(tab, on) => editor.toggle(role, tab, on)}
      onReset={() => editor.resetToDefault(role)}
      setDefault={
        <SetDefault
          role={role}
          count={tabs.length}
          saving={isSaving('defaults')}
          onConfirm={() => editor.setAsDefault(role)}
        />
      }
      note={
        temporary && (
          <TemporaryNotice
            temporary={temporary}
            tabs={settings.permissions[role]}
            saving={isSaving('direct')}
            onMakePermanent={() => editor.makePermanent(role)}
            onRestorePrevious={() => editor.restorePrevious(temporary)}
          />
        )
      }
    />
  );
}
