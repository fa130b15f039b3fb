import * as RadixTabs from 'radix-ui/tabs';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useMediaQuery } from './media-query';
import { darkTheme } from './theme';

type Variant = 'strip' | 'rail';
const VariantContext = createContext<Variant>('strip');

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The id of the chosen tab. */
  value: string;
  onValueChange: (value: string) => void;
  /** `rail` stands to the left from 1024 px and is a strip below it; `strip` always lies above. */
  variant?: Variant;
}

/** Tabs and what they show. Place TabList and TabPanel anywhere inside. */
export function Tabs({ variant = 'strip', ...rest }: TabsProps) {
  const wide = useMediaQuery(`(min-width: ${darkTheme.breakpoint.desktop}px)`);
  return (
    <VariantContext value={variant}>
      <Root {...rest} $variant={variant} orientation={variant === 'rail' && wide ? 'vertical' : 'horizontal'} />
    </VariantContext>
  );
}

/** The row or rail of tabs; arrows move between them. `label` names it for screen readers. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <List ref={list} aria-label={label} $variant={use(VariantContext)}>
      {children}
    </List>
  );
}

export interface TabProps {
  value: string;
  icon?: ReactNode;
  /** A count or a mark behind the words. */
  badge?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** One tab. */
export function Tab({ icon, badge, children, ...rest }: TabProps) {
  return (
    <Trigger {...rest} $variant={use(VariantContext)}>
      {icon}
      <span>{children}</span>
      {badge}
    </Trigger>
  );
}

/** What one tab shows; only the chosen one is mounted. */
export const TabPanel = styled(RadixTabs.Content)`
  min-width: 0;
`;

const Root = styled(RadixTabs.Root)<{ $variant: Variant }>`
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
          top: 80px; /* below a 56 px header and the page's own margin */
        }
      }
    `}
`;

const List = styled(RadixTabs.List)<{ $variant: Variant }>`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
  ${({ $variant, theme }) =>
    $variant === 'rail' &&
    css`
      ${theme.media.desktop} {
        flex-direction: column;
        gap: 2px;
        box-shadow: none;
        overflow-x: visible;
      }
    `}
`;

const Trigger = styled(RadixTabs.Trigger)<{ $variant: Variant }>`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  height: 40px;
  padding: 0 ${({ theme }) => theme.space[12]};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.weight.medium};
  white-space: nowrap;
  transition: color ${({ theme }) => theme.motion.fast};
  &:hover:not(:disabled) { color: ${({ theme }) => theme.color.text}; }
  &:focus-visible { outline-offset: -2px; border-radius: ${({ theme }) => theme.radius.control}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
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
