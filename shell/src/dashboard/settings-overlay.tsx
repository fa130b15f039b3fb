import { Button, Card, ChevronLeftIcon, Field, PageHeader, Select, Stack, styled, useColorMode } from '@plaza/ui';
import { useEffect } from 'react';
import { AreaSettings } from './area-settings';

const appearances = [
  { value: 'system', label: 'Follow the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Appearance = (typeof appearances)[number]['value'];
const isAppearance = (text: string): text is Appearance => appearances.some(({ value }) => value === text);

/** The settings, over the whole screen below the header; the tab behind keeps what was typed. */
export function SettingsOverlay({ onBack }: { onBack: () => void }) {
  const { preference, setPreference } = useColorMode();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onBack();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onBack]);
  return (
    <Page aria-label="Settings">
      <Stack gap={24}>
        <div>
          <Button variant="ghost" size="sm" icon={<ChevronLeftIcon />} onClick={onBack} autoFocus>
            Back to Dashboard
          </Button>
        </div>
        <PageHeader title="Settings" subtitle="How Plaza looks on this device, and the currencies you count in." />
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
      </Stack>
    </Page>
  );
}

const Page = styled.section`
  max-width: 720px;
  min-height: calc(100vh - 56px);
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
`;
