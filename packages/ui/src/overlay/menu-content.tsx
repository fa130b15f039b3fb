import * as RadixMenu from 'radix-ui/dropdown-menu';
import { type RefObject, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { CheckIcon } from '../display/icons';
import { keepAtSecondPress } from '../lazy-overlays/keep-at-second-press';
import { TriggerProxy } from '../lazy-overlays/trigger-proxy';
import { useAimedPress } from '../lazy-overlays/use-aimed-press';
import type { Popup } from '../lazy-overlays/use-popup';
import { groupLabelStyle, optionStyle, panelStyle } from '../theme/floating-list-style';
import type { MenuEntry, MenuLine, MenuProps } from './menu';

interface Props extends Pick<MenuProps, 'header' | 'items' | 'align'> {
  readonly popup: Popup;
}

/** The panel of a Menu. */
export function MenuContent({ popup, header, items, align = 'end' }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const aimedPress = useAimedPress(popup.press?.point, popup.isOpen);
  // A modal menu would hide the page from screen readers while the focus ring is still in it; no menu here needs that.
  return (
    <RadixMenu.Root modal={false} open={popup.isOpen} onOpenChange={(open) => !open && popup.close()}>
      <RadixMenu.Trigger asChild>
        <TriggerProxy trigger={popup.trigger} />
      </RadixMenu.Trigger>
      {/* Mounted open and into the body, or Radix would render the lines in a second, undivided pass. */}
      {popup.isOpen && (
        <RadixMenu.Portal container={document.body}>
          <Panel
            ref={panel}
            id={popup.contentId}
            aria-labelledby={popup.trigger.current?.id}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onPointerDownOutside={keepAtSecondPress(popup.press?.point)}
            {...aimedPress}
          >
            {popup.press?.isByKey && <FirstFocus panel={panel} />}
            {header}
            {withKeys(items).map(([key, entry]) => (
              <Line key={key} entry={entry} plain={!items.every(hasIcon)} />
            ))}
          </Panel>
        </RadixMenu.Portal>
      )}
    </RadixMenu.Root>
  );
}

/**
 * Focuses the first item after the first opening: Radix was not loaded when the key was pressed, so it would focus only
 * the panel.
 */
function FirstFocus({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  }, [panel]);
  return null;
}

/** Whether an item has an icon; entries that are not items do not count. */
const hasIcon = (entry: MenuEntry): boolean =>
  typeof entry === 'string' || 'heading' in entry || entry.icon !== undefined;

/** Items keep their keys when others are inserted before them: the element under the pointer must stay the same. */
function withKeys(items: readonly MenuEntry[]): [string, MenuEntry][] {
  const seen = new Map<string, number>();
  return items.map((entry) => {
    const name = typeof entry === 'object' && 'label' in entry ? entry.label : 'group';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [`${name}-${count}`, entry];
  });
}

function Line({ entry, plain }: { entry: MenuEntry; plain: boolean }) {
  if (entry === 'separator') return <Separator />;
  if ('heading' in entry) return <Heading>{entry.heading}</Heading>;
  if ('href' in entry) {
    return (
      <Item $danger={false} asChild>
        <a href={entry.href} target="_blank" rel="noreferrer">
          <Words entry={entry} plain={plain} />
        </a>
      </Item>
    );
  }
  const { danger = false, disabled, checked, staysOpen = false } = entry;
  const onSelect = (event: Event) => {
    if (staysOpen) event.preventDefault();
    entry.onSelect();
  };
  if (checked === undefined) {
    return (
      <Item $danger={danger} disabled={disabled} onSelect={onSelect}>
        <Words entry={entry} plain={plain} />
      </Item>
    );
  }
  return (
    <CheckItem checked={checked} disabled={disabled} onSelect={onSelect}>
      <Words entry={entry} plain={plain} />
      {checked && (
        <Tick>
          <CheckIcon />
        </Tick>
      )}
    </CheckItem>
  );
}

function Words({ entry: { label, description, icon }, plain }: { entry: MenuLine; plain: boolean }) {
  return (
    <>
      {!plain && icon}
      {description ? (
        <Lines>
          {label}
          <Quiet>{description}</Quiet>
        </Lines>
      ) : (
        label
      )}
    </>
  );
}

const Panel = styled(RadixMenu.Content)`
  ${panelStyle}
  min-width: 180px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** A disabled item may still contain information: its text stays as legible as that of a button. */
const lineStyle = css`
  ${optionStyle}
  &[data-disabled] { opacity: 1; color: ${({ theme }) => theme.color.muted}; }
`;

const Item = styled(RadixMenu.Item)<{ $danger: boolean }>`
  ${lineStyle}
  &:is(a) { color: inherit; text-decoration: none; }
  ${({ $danger, theme }) =>
    $danger
      ? css`
          color: ${theme.color.bad.text};
          &[data-highlighted] { background: ${theme.color.bad.tint}; }
        `
      : css`> svg { color: ${theme.color.muted}; }`}
`;

const CheckItem = styled(RadixMenu.CheckboxItem)`
  ${lineStyle}
  > svg { color: ${({ theme }) => theme.color.muted}; }
`;

const Lines = styled.span`
  display: grid;
  min-width: 0;
  padding: ${({ theme }) => theme.space[4]} 0;
  overflow-wrap: anywhere;
`;

/** The text may be a reason or an address, which must be readable in full: it wraps onto as many lines as it needs. */
const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Tick = styled.span`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.accentText};
`;

const Heading = styled(RadixMenu.Label)`${groupLabelStyle}`;

const Separator = styled(RadixMenu.Separator)`
  height: 1px;
  margin: ${({ theme }) => theme.space[4]} 0;
  background: ${({ theme }) => theme.color.line};
`;
