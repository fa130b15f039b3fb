import type { Trouble } from '@plaza/contracts/availability';
import { styled, Tooltip, VisuallyHidden } from '@plaza/ui';
import { troubleLabel } from './trouble-labels';

/** A small warning icon on a tab, with a label. */
export function TroubleMark({ label, trouble }: { label: string; trouble: Trouble }) {
  const sentence = troubleLabel(label, trouble);
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
  @media (forced-colors: active) { background: CanvasText; }
`;
