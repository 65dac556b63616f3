import { endpoints } from '../../contract/endpoints'
import { caseFiles } from '../support/contract-cases/collect'

const names = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))
const proven = caseFiles().flatMap((file) =>
  file.cases.map((item) => names.get(item.endpoint) ?? `${file.name}: a call outside of the contract`),
)

test('every call of the contract has a case', () => {
  expect(Object.keys(endpoints).filter((name) => !proven.includes(name))).toEqual([])
})

test('no call has two cases', () => {
  expect(proven.filter((name, index) => proven.indexOf(name) !== index)).toEqual([])
})

test('every case belongs to a call of the contract', () => {
  expect(proven.filter((name) => !(name in endpoints))).toEqual([])
})
