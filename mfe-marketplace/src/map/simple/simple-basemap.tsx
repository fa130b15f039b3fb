import { styled } from '@plaza/ui';
import { useId } from 'react';
import { scaleBar } from './simple-drawing';

interface SimpleBasemapProps {
  size: { width: number; height: number };
  metersPerPixel: number;
}

const edge = 16;

/** The background of the locations: a grid with cells as wide as the scale bar, and the bar. */
export function SimpleBasemap({ size: { width, height }, metersPerPixel }: SimpleBasemapProps) {
  const squares = useId();
  const { pixels, label } = scaleBar(metersPerPixel);
  const base = height - edge;
  return (
    <Drawing width={width} height={height} role="img" aria-label={`Scale: the bar is ${label} long`}>
      <defs>
        <pattern id={squares} width={pixels} height={pixels} patternUnits="userSpaceOnUse">
          <path className="line" d={`M${pixels} 0H0V${pixels}`} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${squares})`} />
      <path className="bar" d={`M${edge} ${base - 6}v6h${pixels}v-6`} />
      <text x={edge + 6} y={base - 8}>
        {label}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  pointer-events: none;
  .line { fill: none; stroke: ${({ theme }) => theme.color.line}; }
  .bar { fill: none; stroke: ${({ theme }) => theme.color.text}; stroke-width: 1.5; }
  text { fill: ${({ theme }) => theme.color.text}; font-size: ${({ theme }) => theme.size[13]}; }
`;
