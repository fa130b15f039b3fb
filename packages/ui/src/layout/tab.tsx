import * as RadixTabs from 'radix-ui/tabs';
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { BarTab } from './tab-bar';
import { tabStyle } from './tab-style';
import { type TabsVariant, useTabs } from './tabs-context';

export interface TabProps {
  value: string;
  icon?: ReactNode;
  /** A count or a mark after the label. */
  badge?: ReactNode;
  disabled?: boolean;
  /** Called when the tab is hovered or focused, and may be opened next. */
  onApproach?: () => void;
  children: ReactNode;
}

/** One tab. */
export function Tab({ icon, badge, children, value, disabled = false, onApproach }: TabProps) {
  const { variant, choice, triggerId, panelId } = useTabs();
  const Trigger = use(TriggerContext);
  const trigger = useRef<HTMLButtonElement>(null);
  const isChosen = choice.value === value;
  useEffect(() => {
    // The browser's Back may choose a tab that a phone's strip has scrolled out of view.
    if (isChosen) trigger.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isChosen]);

  function handleClick({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    currentTarget.focus(); // Safari does not focus a clicked button
    choice.choose(value, detail === 0);
  }

  return (
    <Trigger
      ref={trigger}
      id={triggerId(value)}
      aria-controls={panelId(value)}
      value={value}
      aria-selected={isChosen} // a pressed tab is marked before Radix gets its value
      disabled={disabled}
      $variant={variant}
      onMouseDownCapture={keepFromRadix}
      onClick={handleClick}
      onPointerEnter={onApproach}
      onFocus={() => {
        onApproach?.();
        choice.rest(value);
      }}
      onBlur={choice.move}
    >
      {icon}
      <span>{children}</span>
      {badge}
    </Trigger>
  );
}

/**
 * Prevents Radix from choosing and focusing by script: unlike the browser's own focus, that would count as one by
 * keyboard.
 */
const keepFromRadix = (event: MouseEvent) => event.stopPropagation();

const StripTab = styled(RadixTabs.Trigger)<{ $variant: TabsVariant }>`
  ${tabStyle}
  flex: none;
  gap: ${({ theme }) => theme.space[8]};
  height: 40px;
  padding: 0 ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.touch} { height: 44px; }
  &[aria-selected='true'] {
    color: ${({ theme }) => theme.color.accentText};
    box-shadow: inset 0 -2px ${({ theme }) => theme.color.accentText};
  }
  ${({ $variant, theme }) =>
    $variant === 'rail' &&
    css`
      ${theme.media.desktop} {
        height: 36px;
        border-radius: ${theme.radius.control};
        &:hover:not(:disabled, [aria-selected='true']) { background: ${theme.color.hover}; }
        &[aria-selected='true'] { background: ${theme.color.accentTint}; box-shadow: none; }
      }
    `}
`;

/** The styled component of a tab, depending on its place. */
export const TriggerContext = createContext<typeof StripTab | typeof BarTab>(StripTab);
