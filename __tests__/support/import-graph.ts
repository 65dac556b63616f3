import path from 'node:path'
import { importsOf, listFiles } from './source-files'

const files = ['src', 'contract', 'server', 'config', '__tests__'].flatMap((folder) =>
  listFiles(folder, /\.tsx?$/),
)
const known = new Set(files)
const endings = ['', '/index'].flatMap((end) =>
  ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx'].map((suffix) => end + suffix),
)

/** The files to which an import may resolve: both variants where a file has two. */
function targetsOf(file: string, source: string): string[] {
  const base = source.startsWith('@/')
    ? `src/${source.slice(2)}`
    : source.startsWith('@contract/')
      ? source.replace('@contract', 'contract')
      : path.posix.join(path.posix.dirname(file), source)
  return ['', ...endings].map((ending) => base + ending).filter((name) => known.has(name))
}

// type imports count: modules that cannot be understood without each other are one module
/** The files of the project that each file imports. */
export const graph: ReadonlyMap<string, readonly string[]> = new Map(
  files.map((file) => [
    file,
    importsOf(file)
      .filter(({ source }) => /^(\.|@\/|@contract\/)/.test(source))
      .flatMap(({ source }) => targetsOf(file, source)),
  ]),
)

/** Tarjan's strongly connected components with more than one file, each sorted. */
export function circles(): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    let low = number
    order.set(file, number)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === number) {
      const members = open.splice(open.indexOf(file))
      if (members.length > 1) found.push(members.sort())
    }
    return low
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return found
}
