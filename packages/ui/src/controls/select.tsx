import { getNonce } from 'get-nonce';
import * as RadixSelect from 'radix-ui/select';
import { styled } from 'styled-components';
import { CheckIcon, ChevronDownIcon } from '../display/icons';
import { groupLabelStyle, optionStyle, panelStyle } from '../theme/floating-list-style';
import { controlStyle } from './control-style';
import { useField } from './field';

/** `value` must not be empty: an empty value means that nothing is chosen. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  heading: string;
  options: readonly SelectOption[];
}

export interface SelectProps {
  /** "" shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly (SelectOption | SelectGroup)[];
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  /** Needed where no Field names it. */
  'aria-label'?: string;
  onBlur?: () => void;
}

/** One choice out of a short list; a combobox to the keyboard, found by its Field's label. */
export function Select(props: SelectProps) {
  const { value, onValueChange, options, placeholder = 'Choose', disabled, name, onBlur } = props;
  const wiring = useField(props);
  return (
    <RadixSelect.Root value={value} onValueChange={onValueChange} disabled={disabled} name={name}>
      <Trigger {...wiring} aria-label={props['aria-label']} onBlur={onBlur}>
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDownIcon />
        </RadixSelect.Icon>
      </Trigger>
      <RadixSelect.Portal>
        <Panel position="popper" sideOffset={4} collisionPadding={8}>
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

const Trigger = styled(RadixSelect.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  text-align: start;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > svg { color: ${({ theme }) => theme.color.muted}; }
  &[data-placeholder] { color: ${({ theme }) => theme.color.muted}; }
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
