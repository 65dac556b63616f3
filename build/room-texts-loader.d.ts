declare const loader: (this: { resourcePath: string; rootContext: string }, source: string) => string
export = loader
