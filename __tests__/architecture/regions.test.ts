import { makeRegionTable } from '../../scripts/lib/region-table.mjs'
import { readText } from '../support/source-files'

test('the region names are up to date with scripts/make-regions.mjs', () => {
  const kept: unknown = JSON.parse(readText('server/contexts/identity/persons/region-table.json'))
  expect(kept).toEqual(makeRegionTable())
})
