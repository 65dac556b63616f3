declare const loader: {
  askedIn: (source: string) => { texts: string[]; kinds: string[] }
  drawingOf: (kind: string, sheet: string) => string
}
export = loader
