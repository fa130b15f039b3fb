import * as RadixTabs from 'radix-ui/tabs';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useId,
  useOptimistic,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { useScrollEdges } from '../hooks/use-scroll-edges';
import { headerInset, toastInset } from '../theme/insets';
import { useMediaQuery, usePhone } from '../theme/media-query';
import { lightTheme } from '../theme/theme';
import { BarTab, SheetTab, TabBar } from './tab-bar';
import { useTabChoice } from './tab-choice';
import { tabStyle } from './tab-style';

type Variant = 'strip' | 'section' | 'rail';
type TabChoice = ReturnType<typeof useTabChoice>;

interface TabsContextValue {
  readonly variant: Variant;
  readonly choice: TabChoice;
  /** The tab whose content is shown; for a moment after a choice that is still the previous tab. */
  readonly shown: string;
  readonly triggerId: (value: string) => string;
  readonly panelId: (value: string) => string;
}

const TabsContext = createContext<TabsContextValue | null>(null);

function useTabs() {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('TabList and Tab stand inside Tabs');
  return tabs;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The id of the chosen tab. */
  value: string;
  /** Called once per choice: on click, Enter or Space, and when the focus stays on a tab after arrow keys. */
  onValueChange: (value: string) => void;
  /**
   * `strip` is above the content. `section`, for the parts of an area, is too, and on phones stays below the header.
   * `rail` is on the left from 1024 px, a strip below that width, and a bar at the bottom of phones.
   */
  variant?: Variant;
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
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let [placedAt, width] = [element.scrollLeft, 0];
    // Elements that appear beside the strip make it narrower, and a loaded font or a count makes tabs wider, so that
    // the chosen tab would be scrolled out of view. After scrolling by hand, the position is kept while the width stays
    // the same.
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
  }, []);
  return (
    <List ref={strip} aria-label={label} $variant={variant} onKeyDown={choice.handleKey}>
      {children}
    </List>
  );
}

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
          top: calc(80px + ${toastInset}); /* below a 56 px header and the page's own margin */
        }
      }
    `}
`;

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

const List = styled(RadixTabs.List)<{ $variant: Variant }>`
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

const StripTab = styled(RadixTabs.Trigger)<{ $variant: Variant }>`
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
const TriggerContext = createContext<typeof StripTab | typeof BarTab>(StripTab);
