import type { Trouble } from '@plaza/contracts/availability';
import { styled, Tooltip, VisuallyHidden } from '@plaza/ui';
import { troubleSentence } from './trouble-words';

/** A small mark at a tab, with its sentence. */
export function TroubleMark({ label, trouble }: { label: string; trouble: Trouble }) {
  const sentence = troubleSentence(label, trouble);
  return (
    <Tooltip label={sentence}>
      <Mark>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </Mark>
    </Tooltip>
  );
}

const Mark = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.attention.line};
`;
