export declare const templateAttributes: Readonly<Record<string, Readonly<Record<string, string>>>>
export declare const nestElements: Readonly<Record<string, number>>
