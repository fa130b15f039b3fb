import type { LocationType } from '@plaza/contracts/marketplace/locations';

/** The icon of each type: one path on a 20 by 20 grid. */
const paths: Record<LocationType, string> = {
  bank: 'M3 8 10 3.5 17 8ZM5 8v6.5M8.5 8v6.5M11.5 8v6.5M15 8v6.5M3 16.5h14',
  atm: 'M3 5.5h14v9H3ZM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.5 10h.01M14.5 10h.01',
  cafe: 'M4 8h10v4.5A3.5 3.5 0 0 1 10.5 16h-3A3.5 3.5 0 0 1 4 12.5ZM14 9h1.25a1.75 1.75 0 0 1 0 3.5H14M7.5 5.5v-2M10.5 5.5v-2',
  restaurant: 'M6 3.5v13M3.5 3.5v4A2.5 2.5 0 0 0 6 10a2.5 2.5 0 0 0 2.5-2.5v-4M14 16.5v-13c-1.7 1-2.5 3-2.5 5.5v1.5H14',
  shopping: 'M4.5 7h11l.75 9.5h-12.5ZM7 9V6a3 3 0 0 1 6 0v3',
};

/** The icon of a location type, 16 pixels wide. */
export function LocationIcon({ type }: { type: LocationType }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[type]} />
    </svg>
  );
}

const svg = 'http://www.w3.org/2000/svg';

const attributes = {
  width: '16',
  height: '16',
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.5',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
};

/** The same icon as a DOM element, for markers that React does not render. */
export function locationIconElement(type: LocationType): SVGSVGElement {
  const mark = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, value);
  path.setAttribute('d', paths[type]);
  mark.append(path);
  return mark;
}
