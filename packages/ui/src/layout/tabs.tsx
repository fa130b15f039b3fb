import * as RadixTabs from 'radix-ui/tabs';
import { type ComponentProps, startTransition, useId, useOptimistic } from 'react';
import { css, styled } from 'styled-components';
import { toastInset } from '../theme/insets';
import { useMediaQuery } from '../theme/media-query';
import { lightTheme } from '../theme/theme';
import { useTabChoice } from './tab-choice';
import { TabsContext, type TabsVariant, useTabs } from './tabs-context';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The id of the chosen tab. */
  value: string;
  /** Called once per choice: on click, Enter or Space, and when the focus stays on a tab after arrow keys. */
  onValueChange: (value: string) => void;
  /**
   * `strip` is above the content. `section`, for the parts of an area, is too, and on phones stays below the header.
   * `rail` is on the left from 1024 px, a strip below that width, and a bar at the bottom of phones.
   */
  variant?: TabsVariant;
}

/** Tabs and their content. TabList and TabPanel can be placed anywhere inside. */
export function Tabs({ variant = 'strip', value, onValueChange, ...rest }: TabsProps) {
  const wide = useMediaQuery(`(min-width: ${lightTheme.breakpoint.desktop}px)`);
  const [chosen, setChosen] = useOptimistic(value);
  /**
   * The click is shown at once, and the content renders in a transition; areas, in the rail, do so themselves. After a
   * key press there is no transition, because the next key may be meant for the content.
   */
  function handleChoice(next: string, isByKey: boolean) {
    if (variant === 'rail' || isByKey) return onValueChange(next);
    startTransition(() => {
      setChosen(next);
      onValueChange(next);
    });
  }
  const choice = useTabChoice(chosen, handleChoice);
  const id = useId();
  const triggerId = (tab: string) => `${id}-tab-${tab}`;
  const panelId = (tab: string) => `${id}-panel-${tab}`;
  return (
    <TabsContext value={{ variant, choice, shown: value, triggerId, panelId }}>
      <Root
        {...rest}
        value={value}
        $variant={variant}
        activationMode="manual"
        orientation={variant === 'rail' && wide ? 'vertical' : 'horizontal'}
      />
    </TabsContext>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The id of its tab. */
  value: string;
  /** Keeps the content mounted while another tab is shown. */
  forceMount?: boolean;
}

/** The content of one tab; mounted only while the tab is chosen. */
export function TabPanel({ value, forceMount = false, children, ...rest }: TabPanelProps) {
  const { shown, triggerId, panelId } = useTabs();
  const isShown = value === shown;
  return (
    <Panel
      role="tabpanel"
      id={panelId(value)}
      aria-labelledby={triggerId(value)}
      hidden={!isShown}
      tabIndex={0}
      {...rest}
    >
      {(isShown || forceMount) && children}
    </Panel>
  );
}

const Panel = styled.div`
  min-width: 0;
`;

const Root = styled(RadixTabs.Root)<{ $variant: TabsVariant }>`
  min-width: 0;
  ${({ $variant, theme }) =>
    $variant === 'rail' &&
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[16]};
      ${theme.media.desktop} {
        grid-template-columns: 200px minmax(0, 1fr);
        gap: ${theme.space[32]};
        align-items: start;
        > [role='tablist'] {
          position: sticky;
          top: calc(80px + ${toastInset}); /* below a 56 px header and the page's own margin */
        }
      }
    `}
`;
