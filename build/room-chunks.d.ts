type Groups = Record<string, object>
export declare function roomChunks(root: string, groups: Groups): Groups
