import { useAdminApplyGatewayConfigurationMutation } from './configuration-api';
import { Changes } from './findings';
import { ReasonDialog } from './reason-dialog';
import type { ConfigurationEditor } from './use-editor';

/** Shows what changes, asks for the reason, and applies the text. */
export function ApplyDialog({ editor, onClose }: { editor: ConfigurationEditor; onClose: () => void }) {
  const { text, on, checked, settle } = editor;
  const [apply] = useAdminApplyGatewayConfigurationMutation();
  return (
    <ReasonDialog
      title="Apply this configuration?"
      description="Every gateway applies all of it. It is rolled back automatically if errors double within 30 seconds."
      submitLabel="Apply"
      save={(reason) => apply({ text, on, reason })}
      onSaved={settle}
      onClose={onClose}
    >
      <Changes changes={checked?.changes ?? []} />
    </ReasonDialog>
  );
}
