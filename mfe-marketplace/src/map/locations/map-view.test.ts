import { fitEdge, fitPadding, leftEdge } from './map-view';

const control = { right: 56, bottom: 100 };

it('keeps the whole marker of each location away from the edge by the padding', () => {
  expect(fitEdge - fitPadding).toBe(16);
  expect(leftEdge([{ x: fitEdge, y: 200 }], control)).toBe(fitEdge);
});

it('starts beside the zoom buttons if a marker would be below them', () => {
  expect(leftEdge([{ x: 300, y: fitEdge }], control)).toBe(fitEdge);
  expect(
    leftEdge(
      [
        { x: 300, y: 200 },
        { x: 70, y: fitEdge },
      ],
      control,
    ),
  ).toBe(control.right + fitEdge);
});
