export declare const foldLetters: (text: string) => string;
export declare const foldName: (name: string) => string;
