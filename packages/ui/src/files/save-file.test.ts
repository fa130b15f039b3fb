import { saveFile } from './save-file';

it('keeps the address valid while the browser may still read the content', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL });
  const clicked: string[][] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href]);
  });
  saveFile(new Blob(['a,b']), 'things.csv');
  expect(clicked).toEqual([['things.csv', 'blob:1']]);
  jest.advanceTimersByTime(10_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:1');
  click.mockRestore();
  jest.useRealTimers();
});
