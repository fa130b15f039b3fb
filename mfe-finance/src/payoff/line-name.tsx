/** The two scenarios, each drawn as a line: with the extra cash, and without it. */
export const ways = ['plan', 'asItIs'] as const;
export const wayNames = { plan: 'With the plan', asItIs: 'Without the plan' } as const;

interface LineNameProps {
  way: (typeof ways)[number];
  x: number;
  y: number;
  shown: boolean;
  color: string;
}

/** The space in pixels that the name needs to the left of a line. */
const nameRoom = 150;

/**
 * The name of a line: the plan's is below its line if there is room, otherwise between the two lines. The other is
 * above.
 */
export function LineName({ way, x, y, shown, color }: LineNameProps) {
  if (!shown) return <g />;
  const below = way === 'plan' && x > nameRoom;
  return (
    <text
      x={below ? x - 8 : x + 8}
      y={below ? y + 16 : y - 8}
      textAnchor={below ? 'end' : 'start'}
      fill={color}
      fontSize={13}
      fontWeight={600}
    >
      {wayNames[way]}
    </text>
  );
}
