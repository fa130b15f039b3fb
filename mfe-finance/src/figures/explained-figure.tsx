import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { FigureText, hitArea, styled } from '@plaza/ui';
import { LazyPart, lazyChunk } from '@plaza/web-kit';
import { type ReactNode, useState } from 'react';

const ExplanationDialog = lazyChunk(() => import('../explain/explanation-dialog'));

interface ExplainedFigureProps {
  metric: MetricName;
  /** The name of the figure for screen readers: "Explain Net Worth". */
  name: string;
  children: ReactNode;
}

/** A figure that opens its explanation on click. */
export function ExplainedFigure({ metric, name, children }: ExplainedFigureProps) {
  const [open, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  return (
    <>
      <Figure type="button" title={`Explain ${name}`} onClick={() => setOpen(true)}>
        {typeof children === 'string' ? <FigureText>{children}</FigureText> : children}
      </Figure>
      {open && (
        <LazyPart onFailure={handleClose}>
          <ExplanationDialog metric={metric} name={name} onClose={handleClose} />
        </LazyPart>
      )}
    </>
  );
}

const Figure = styled.button`
  ${hitArea}
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  overflow-wrap: anywhere;
  cursor: help;
  &:hover { text-decoration: underline dotted 1px; text-underline-offset: 4px; }
`;
