/** How answers of the `auth`, `profile` and `admin` paths begin. */
export const successEnvelope = { success: true } as const;

/** A response whose fields appear both under `data` and beside it, as clients read either. */
export const withData = <Fields extends object>(fields: Fields) => ({ ...successEnvelope, data: fields, ...fields });
