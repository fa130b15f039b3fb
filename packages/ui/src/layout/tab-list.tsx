import * as RadixTabs from 'radix-ui/tabs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useScrollEdges } from '../hooks/use-scroll-edges';
import { headerInset, toastInset } from '../theme/insets';
import { usePhone } from '../theme/media-query';
import { TriggerContext } from './tab';
import { BarTab, SheetTab, TabBar } from './tab-bar';
import { type TabsVariant, useTabs } from './tabs-context';

interface TabListProps {
  /** Its accessible name. */
  label: string;
  children: ReactNode;
  /** Tabs that do not fit the bar of a phone: there they are behind More, elsewhere after the other tabs. */
  more?: ReactNode;
}

/** The strip, rail or bar of tabs; arrow keys move between them. */
export function TabList({ label, children, more }: TabListProps) {
  const { variant, choice } = useTabs();
  const isPhone = usePhone();
  if (variant === 'rail' && isPhone) {
    return (
      <TabBar
        label={label}
        chosen={choice.value}
        onKeyDown={choice.handleKey}
        more={more && <TriggerContext value={SheetTab}>{more}</TriggerContext>}
      >
        <TriggerContext value={BarTab}>{children}</TriggerContext>
      </TabBar>
    );
  }
  return (
    <TabStrip label={label}>
      {children}
      {more}
    </TabStrip>
  );
}

/** A row of tabs that scrolls if it is too narrow; its ends fade where tabs are hidden. */
function TabStrip({ label, children }: { label: string; children: ReactNode }) {
  const { variant, choice } = useTabs();
  const strip = useRef<HTMLDivElement>(null);
  useScrollEdges(strip);
  useChosenInView(strip);
  return (
    <List ref={strip} aria-label={label} $variant={variant} onKeyDown={choice.handleKey}>
      {children}
    </List>
  );
}

/**
 * Keeps the chosen tab of a strip in view: elements that appear beside the strip make it narrower, and a loaded font or
 * a count makes tabs wider, so that the tab would be scrolled out of view. After scrolling by hand, the position is
 * kept while the width stays the same.
 */
function useChosenInView(strip: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let [placedAt, width] = [element.scrollLeft, 0];
    const observer = new ResizeObserver(() => {
      const chosen = element.querySelector<HTMLElement>('[aria-selected="true"]');
      const isScrolled = Math.abs(element.scrollLeft - placedAt) > 1;
      if (!chosen || (isScrolled && width === element.clientWidth)) return;
      element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2;
      [placedAt, width] = [element.scrollLeft, element.clientWidth];
    });
    observer.observe(element);
    for (const tab of element.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [strip]);
}

/** On phones it is sticky below the header, from edge to edge; its tabs are aligned with the page's content. */
const sectionStyle = css`
  ${({ theme }) => theme.media.phone} {
    position: sticky;
    top: calc(${toastInset} + ${headerInset});
    z-index: ${({ theme }) => theme.layer.sticky + 1};
    margin-inline: -${({ theme }) => theme.space[16]};
    padding-inline: ${({ theme }) => theme.space[16]};
    background: ${({ theme }) => theme.color.ground};
  }
`;

const List = styled(RadixTabs.List)<{ $variant: TabsVariant }>`
  position: relative; /* the offset parent of the tabs */
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
  --before: 0px;
  --beyond: 0px;
  &[data-before] { --before: 32px; }
  &[data-beyond] { --beyond: 32px; }
  &[data-before], &[data-beyond] {
    mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--beyond)), transparent);
  }
  ${({ $variant }) => $variant === 'section' && sectionStyle}
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
