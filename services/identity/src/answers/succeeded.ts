/** How answers of the `auth` and `admin` paths begin. */
export const succeeded = { success: true } as const;
