// The parts used of packages that have no types.
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number }
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
  }
  export function create(bytes: Uint8Array): Font
}
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
