import { Field, styled, TextInput } from '@plaza/ui';

interface FilePickerProps {
  label: string;
  hint: string;
  /** The value of the `accept` attribute: ".csv,text/csv". */
  accept: string;
  error: string | undefined;
  disabled: boolean;
  /** Called without a file when the user is about to choose another one, which they may cancel. */
  onPick: (file: File | undefined) => void;
}

/** Picks a file from this device. */
export function FilePicker({ label, hint, accept, error, disabled, onPick }: FilePickerProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        type="file"
        accept={accept}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          if (currentTarget.value === '') return;
          currentTarget.value = ''; // otherwise choosing the same file again, once corrected, triggers no change event
          onPick(undefined);
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
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
