import { styled } from '@plaza/ui';
import { type GraphNode, keyOf } from './graph';
import { type NodeKind, rowHeight, titleHeight, linksWidth as width } from './graph-layout';

interface LinksProps {
  /** The number of rows of the longest column. */
  rows: number;
  from: readonly string[];
  to: readonly string[];
  kinds: readonly [NodeKind, NodeKind];
  links: readonly (readonly [GraphNode, GraphNode])[];
  touched: ReadonlySet<string> | undefined;
}

/** The lines between two adjacent columns; decorative, as the text beside the graph says the same. */
export function Links({ rows, from, to, kinds, links, touched }: LinksProps) {
  const shown = links.filter(([one, other]) => one.kind === kinds[0] && other.kind === kinds[1]);
  const isTouched = ([one, other]: readonly [GraphNode, GraphNode]) =>
    touched?.has(keyOf(one)) === true && touched.has(keyOf(other));
  const middle = (names: readonly string[], name: string) => (names.indexOf(name) + 0.5) * rowHeight;
  return (
    <Drawing aria-hidden width={width} height={rows * rowHeight}>
      {shown.map((link) => {
        const [start, end] = [middle(from, link[0].name), middle(to, link[1].name)];
        const curve = `M0 ${start} C${width / 2} ${start} ${width / 2} ${end} ${width} ${end}`;
        return <path key={link.map(keyOf).join()} d={curve} data-touched={isTouched(link)} />;
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  margin-top: ${titleHeight}px;
  path { fill: none; stroke: ${({ theme }) => theme.color.controlLine}; }
  path[data-touched='true'] { stroke: ${({ theme }) => theme.color.bad.line}; stroke-width: 2; }
  ${({ theme }) => theme.media.phone} { display: none; }
`;
