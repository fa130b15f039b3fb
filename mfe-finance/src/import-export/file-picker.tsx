import { Field, styled, TextInput } from '@plaza/ui';

interface FilePickerProps {
  label: string;
  hint: string;
  /** As the `accept` attribute: ".csv,text/csv". */
  accept: string;
  error: string | undefined;
  disabled: boolean;
  /** Called without a file as another one is about to be chosen, which may come to nothing. */
  onPick: (file: File | undefined) => void;
}

/** A file from this device. */
export function FilePicker({ label, hint, accept, error, disabled, onPick }: FilePickerProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        type="file"
        accept={accept}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          if (currentTarget.value === '') return;
          currentTarget.value = ''; // or the browser says nothing when the same file is chosen again, corrected
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

/** The input's button is the box here. */
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
