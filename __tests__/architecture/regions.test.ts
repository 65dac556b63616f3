import { makeRegionTable } from '../../scripts/lib/region-table.mjs'
import { readText } from '../support/source-files'

test('the names of regions are what scripts/make-regions.mjs makes', () => {
  const kept: unknown = JSON.parse(readText('server/contexts/identity/persons/region-table.json'))
  expect(kept).toEqual(makeRegionTable())
})
