/** A header with the value `1` of an audit file that contains only the newest of more records. */
export const cutHeader = 'x-plaza-cut';
