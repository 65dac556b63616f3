export declare const templateAttributes: Readonly<Record<string, Readonly<Record<string, string>>>>
