import { styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../focus-on-arrival';
import { usePalette } from '../palette/use-palette';
import { DashboardHeader } from './dashboard-header';
import { SettingsOverlay } from './settings-overlay';
import { useSettings } from './use-settings';

/** The frame of every signed-in page of the shell: the header above, the settings as an overlay. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const palette = usePalette();
  const main = useFocusOnArrival<HTMLElement>();
  return (
    <>
      <DashboardHeader onSearch={palette.open} onSettings={settings.open} />
      <Content ref={main} tabIndex={-1}>
        {children}
      </Content>
      {settings.isOpen && <SettingsOverlay onBack={settings.close} />}
      {palette.part}
    </>
  );
}

const Content = styled.main`
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]};
  &:focus { outline: none; }
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[16]};
  }
`;
