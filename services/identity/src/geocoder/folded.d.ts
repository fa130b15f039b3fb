export declare const plainLetters: (text: string) => string;
export declare const folded: (name: string) => string;
