import { Card, Field, ScreenDialog, Select, useColorMode } from '@plaza/ui';
import { AreaSettings } from './area-settings';

const appearances = [
  { value: 'system', label: 'Follow the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Appearance = (typeof appearances)[number]['value'];
const isAppearance = (text: string): text is Appearance => appearances.some(({ value }) => value === text);

/** The settings, covering the whole screen. The page underneath stays mounted, with its unsaved input. */
export function SettingsOverlay({ onBack }: { onBack: () => void }) {
  const { preference, setPreference } = useColorMode();
  return (
    <ScreenDialog
      title="Settings"
      subtitle="How Plaza looks on this device, and the currencies you count in."
      backLabel="Back to Dashboard"
      onBack={onBack}
    >
      <title>Settings · Plaza</title>
      <Card title="Appearance">
        <Field label="Theme" hint="Remembered in this browser.">
          <Select
            value={preference}
            options={[...appearances]}
            onValueChange={(value) => isAppearance(value) && setPreference(value)}
          />
        </Field>
      </Card>
      <AreaSettings />
    </ScreenDialog>
  );
}
