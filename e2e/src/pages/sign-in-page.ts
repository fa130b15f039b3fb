import type { Page } from '@playwright/test';
import { password } from '../seeded-users';

export class SignInPage {
  constructor(private readonly page: Page) {}

  /** Signs in and waits for the dashboard. */
  async signIn(email: string, secret = password): Promise<void> {
    await this.page.goto('/signin');
    await this.fill(email, secret);
    await this.page.waitForURL(/\/dashboard/);
    await this.page.getByRole('tablist', { name: 'Areas' }).waitFor();
  }

  async fill(email: string, secret: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }
}
