import { sign } from 'node:crypto';
import type { Page } from '@playwright/test';
import { limits } from '@plaza/contracts/limits';
import type { PlatformProcess } from './platform';

/**
 * Gives a page the token that its session would have if its user had signed in too long ago for calls that require
 * reauthentication.
 */
export async function expireReauthentication(page: Page, { signingKey }: PlatformProcess): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
  const [head = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const aged = { ...claims, auth_time: claims.auth_time - limits.reauthenticationSeconds - 1 };
  const content = `${head}.${Buffer.from(JSON.stringify(aged)).toString('base64url')}`;
  const signature = sign('sha256', Buffer.from(content), signingKey).toString('base64url');
  await page.evaluate((other) => localStorage.setItem('jwt', other), `${content}.${signature}`);
}
