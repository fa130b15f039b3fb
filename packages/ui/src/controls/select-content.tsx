import { getNonce } from 'get-nonce';
import * as RadixSelect from 'radix-ui/select';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { CheckIcon } from '../display/icons';
import { keepAtSecondPress } from '../lazy-overlays/keep-at-second-press';
import { TriggerProxy } from '../lazy-overlays/trigger-proxy';
import { useAimedPress } from '../lazy-overlays/use-aimed-press';
import type { Popup } from '../lazy-overlays/use-popup';
import { keepFocus } from '../overlay/opener';
import { groupLabelStyle, optionStyle, panelStyle } from '../theme/floating-list-style';
import type { SelectOption, SelectProps } from './select';

interface Props extends SelectProps {
  readonly popup: Popup;
}

/** The panel of a Select. */
export function SelectContent({ popup, value, onValueChange, options, disabled, name }: Props) {
  const aimedPress = useAimedPress(popup.press?.point, popup.isOpen);
  return (
    <RadixSelect.Root
      open={popup.isOpen}
      onOpenChange={(open) => !open && popup.close()}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      name={name}
    >
      <RadixSelect.Trigger asChild>
        <TriggerProxy trigger={popup.trigger} heldPress={popup.press?.held} />
      </RadixSelect.Trigger>
      {popup.isOpen && createPortal(<Cover onMouseDown={keepFocus} />, document.body)}
      {/* Into the body, or Radix would render the lines in a second, undivided pass. */}
      <RadixSelect.Portal container={document.body}>
        <Panel
          id={popup.contentId}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onPointerDownOutside={keepAtSecondPress(popup.press?.point)}
          {...aimedPress}
        >
          <RadixSelect.Viewport nonce={getNonce()}>
            {options.map((entry) =>
              'heading' in entry ? (
                <RadixSelect.Group key={entry.heading}>
                  <GroupLabel>{entry.heading}</GroupLabel>
                  {entry.options.map((option) => (
                    <SelectLine key={option.value} option={option} />
                  ))}
                </RadixSelect.Group>
              ) : (
                <SelectLine key={entry.value} option={entry} />
              ),
            )}
          </RadixSelect.Viewport>
        </Panel>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectLine({ option }: { option: SelectOption }) {
  return (
    <Option value={option.value} disabled={option.disabled}>
      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator asChild>
        <Chosen>
          <CheckIcon />
        </Chosen>
      </RadixSelect.ItemIndicator>
    </Option>
  );
}

/** Keeps presses outside the list, which close it, from the page. */
const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.menu};
  pointer-events: auto;
`;

const Panel = styled(RadixSelect.Content)`
  ${panelStyle}
  min-width: var(--radix-select-trigger-width);
  max-width: min(420px, calc(100vw - 16px));
  max-height: min(360px, var(--radix-select-content-available-height));
`;

const Option = styled(RadixSelect.Item)`${optionStyle}`;

const Chosen = styled.span`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.accentText};
`;

const GroupLabel = styled(RadixSelect.Label)`${groupLabelStyle}`;
