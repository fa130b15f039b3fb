import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { codes, storeOfAda } from '../testing/two-factor';
import { BackupCodes } from './backup-codes';
import { backupCodesText } from './backup-codes-file';

afterEach(() => jest.restoreAllMocks());

describe('copying', () => {
  const twoSeconds = holdTimeouts(2000);

  it('copies all of them, one per line, and confirms it for two seconds', async () => {
    const { user } = renderInPlaza(<BackupCodes codes={codes} />, { store: storeOfAda() });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy All' }));
    expect(writeText).toHaveBeenCalledWith(codes.join('\n'));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard');
    await twoSeconds.fire();
    expect(await screen.findByRole('button', { name: 'Copy All' })).toBeVisible();
  });
});

it('reports that the browser does not allow copying', async () => {
  const { user } = renderInPlaza(<BackupCodes codes={codes} />, { store: storeOfAda() });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy All' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/did not let it be copied/);
  expect(screen.getByRole('button', { name: 'Copy All' })).toBeVisible();
});

it('downloads them as a text file', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let made = new Blob();
  const createObjectURL = (blob: Blob) => {
    made = blob;
    return 'blob:codes';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
  const { user } = renderInPlaza(<BackupCodes codes={codes} />, { store: storeOfAda() });
  await user.click(screen.getByRole('button', { name: 'Download (.txt)' }));
  expect(saved).toEqual([{ name: 'plaza-backup-codes.txt', blob: expect.any(Blob) }]);
  expect(saved[0]?.blob.type).toBe('text/plain;charset=utf-8');
});

it('contains the account, the date, and each code with its number', () => {
  const lines = backupCodesText('ada@example.com', codes, new Date('2026-03-04T05:06:07Z')).split('\n');
  expect(lines).toContain('Account: ada@example.com');
  expect(lines).toContain('Generated: 2026-03-04T05:06:07.000Z');
  expect(lines.filter((line) => /^ ?\d+\. /.test(line))).toHaveLength(10);
  expect(lines).toContain(' 1. code-0xyz');
  expect(lines).toContain('10. code-9xyz');
});
