import { Field, styled } from '@plaza/ui';
import { useId } from 'react';

interface FilePickerProps {
  label: string;
  hint: string;
  /** As the `accept` attribute: ".csv,text/csv". */
  accept: string;
  error: string | undefined;
  onPick: (file: File) => void;
}

/** A file from this device. */
export function FilePicker({ label, hint, accept, error, onPick }: FilePickerProps) {
  const id = useId();
  return (
    <Field label={<label htmlFor={id}>{label}</label>} hint={hint} error={error}>
      <Input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
        }}
      />
    </Field>
  );
}

const Input = styled.input`
  max-width: 100%;
  font: inherit;
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
