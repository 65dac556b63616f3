const FOUND = new Set(['Killed', 'Timeout'])
const COUNTED = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage'])

/**
 * Counts the mutants of a report, by folder.
 *
 * @param {{ files: Record<string, { mutants: { status: string }[] }> }} report Stryker's JSON report
 * @returns {{ folder: string, mutants: number, killed: number, survived: number, noCoverage: number, score:
 * number }[]} score in percent of the mutants; the last row is the total
 */
export function countMutants({ files }) {
  const rows = new Map()
  const all = []
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split('/').slice(0, -1).join('/')
    const row = rows.get(folder) ?? []
    rows.set(folder, row)
    for (const { status } of mutants) if (COUNTED.has(status)) [row, all].forEach((into) => into.push(status))
  }
  return [...[...rows].sort(([a], [b]) => a.localeCompare(b)), ['all', all]].map(([folder, statuses]) => {
    const killed = statuses.filter((status) => FOUND.has(status)).length
    const noCoverage = statuses.filter((status) => status === 'NoCoverage').length
    return {
      folder,
      mutants: statuses.length,
      killed,
      survived: statuses.length - killed - noCoverage,
      noCoverage,
      score: statuses.length ? Math.round((killed * 1000) / statuses.length) / 10 : 100,
    }
  })
}

/** Formats the counts as a table. */
export function mutantTable(rows) {
  const head = ['folder', 'mutants', 'killed', 'survived', 'no coverage', 'score']
  const cells = [
    head,
    ...rows.map(({ folder, mutants, killed, survived, noCoverage, score }) => [
      folder,
      ...[mutants, killed, survived, noCoverage].map(String),
      `${score.toFixed(1)} %`,
    ]),
  ]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
        .join('  '),
    )
    .join('\n')
}

/** Mutants that no test detected, one per line: location and replacement. */
export const survivorsOf = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants, source }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, mutatorName, replacement, status }) => {
        const line = source.split('\n')[location.start.line - 1].trim()
        const to = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80)
        return `${file}:${location.start.line}:${location.start.column} ${status} ${mutatorName} → ${to}    | ${line}`
      }),
  )
