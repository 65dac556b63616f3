import { decodedNames } from '../../contract/constants/decoded-names'
import { listFiles, readText } from '../support/source-files'

/** Modules that translate names of the wire and the database to the terms of docs/GLOSSARY.md. */
const edges = [/^src\/api\//, /^server\/db\//, /^server\/contexts\/.*\/mapper\.ts$/]

const sources = [...listFiles('src', /\.(tsx?|scss|json)$/), ...listFiles('server', /\.(ts|json)$/)].filter(
  (file) => !edges.some((edge) => edge.test(file)),
)

test('only modules at the edges use the wire’s needle; other code uses dose', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(sources.filter((file) => /needle(?!ss)/i.test(readText(file)))).toEqual([])
})

test('every renamed field exists in a schema of the contract', () => {
  const schemas = listFiles('contract', /^contract\/[\w-]+\.ts$/)
    .map(readText)
    .join('\n')
  expect(Object.keys(decodedNames).filter((name) => !schemas.includes(` ${name}: `))).toEqual([])
})
