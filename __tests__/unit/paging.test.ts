import { limits } from '@contract/constants/limits'
import { pageByPage, pageSize } from '@/api/paging'

const page = (current: number, records: number, total: number) => ({
  records: Array.from({ length: records }, (_, id) => ({ id: String(id) })),
  total,
  size: pageSize,
  current,
  pages: Math.ceil(total / pageSize),
})

test.each([
  ['a list that fits one page', page(1, 7, 7), undefined],
  ['a full last page', page(2, pageSize, 2 * pageSize), undefined],
  ['a page before the last one', page(1, pageSize, pageSize + 1), 2],
  ['a full page beyond the counted rows', page(200, pageSize, limits.countedRows), 201],
  ['the last page of a list longer than the counted rows', page(201, 3, limits.countedRows), undefined],
  ['nothing', page(1, 0, 0), undefined],
])('%s', (_name, last, next) => {
  expect(pageByPage.getNextPageParam(last)).toBe(next)
})
