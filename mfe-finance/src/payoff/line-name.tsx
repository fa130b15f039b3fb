/** What the two lines are: what becomes of the loans with extra cash, and without. */
export const ways = ['plan', 'asItIs'] as const;
export const wayNames = { plan: 'With the plan', asItIs: 'Without the plan' } as const;

interface LineNameProps {
  way: (typeof ways)[number];
  x: number;
  y: number;
  shown: boolean;
  color: string;
}

/** Where so much is free on the left of a line, its name has room there. */
const nameRoom = 150;

/** The name at a line: the plan's below it where there is room, else between both lines; the other one's above it. */
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
