import { createContext, type ReactNode, use, useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenStyle } from '../display/visually-hidden';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** One sentence of help, below the control. */
  hint?: ReactNode;
  /** The error, announced when it appears and shown in place of the hint. */
  error?: ReactNode;
  required?: boolean;
  /** Shows the label to screen readers only, where the context already names the control. */
  hideLabel?: boolean;
  /** Exactly one control of this package. */
  children: ReactNode;
}

/** A label, its one control, and a hint or an error, connected by ARIA attributes. */
export function Field({ label, hint, error, required = false, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const note = error || hint;
  return (
    <FieldContext value={{ id, describedBy: note ? noteId : undefined, invalid, required }}>
      <Root>
        <Label htmlFor={id} $hidden={hideLabel}>
          {label}
        </Label>
        {children}
        <Note id={noteId} $invalid={invalid} aria-live="polite">
          {note}
        </Note>
      </Root>
    </FieldContext>
  );
}

/** The attributes that connect a control to the Field around it; the control's own attributes take precedence. */
export function useField(own: {
  id?: string | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    // Not the native attribute, whose message popup would cover the Field's own error.
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  width: fit-content;
  ${({ $hidden }) => $hidden && visuallyHiddenStyle}
`;

const Note = styled.p<{ $invalid: boolean }>`
  font-size: ${({ theme }) => theme.size[13]};
  color: ${({ theme, $invalid }) => ($invalid ? theme.color.bad.text : theme.color.muted)};
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;
