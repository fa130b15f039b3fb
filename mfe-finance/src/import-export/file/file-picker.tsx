import { Field, styled, TextInput } from '@plaza/ui';
import { useState } from 'react';

interface FilePickerProps {
  label: string;
  hint: string;
  /** The value of the `accept` attribute: ".csv,text/csv". */
  accept: string;
  error: string | undefined;
  disabled: boolean;
  onPick: (file: File) => void;
}

/** Picks a file from this device. The chosen file stays chosen while the user looks for another, and if they cancel. */
export function FilePicker({ label, hint, accept, error, disabled, onPick }: FilePickerProps) {
  /** The name of the chosen file, while the input shows none. */
  const [kept, setKept] = useState<string>();
  return (
    <Field label={label} hint={kept === undefined ? hint : `Chosen: ${kept}`} error={error}>
      <Input
        type="file"
        accept={accept}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          setKept(file.name);
          currentTarget.value = ''; // otherwise choosing the same file again, once corrected, triggers no change event
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setKept(undefined);
          onPick(file);
        }}
      />
    </Field>
  );
}

/** Styles the file input's button as the box. */
const Input = styled(TextInput)`
  &&& {
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
  }
  &::file-selector-button {
    height: 32px;
    margin-inline-end: ${({ theme }) => theme.space[12]};
    padding: 0 ${({ theme }) => theme.space[12]};
    border: 1px solid ${({ theme }) => theme.color.controlLine};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.surface};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
