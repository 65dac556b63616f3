import { useState } from 'react'
import { isGone } from '@/api/api-error'
import { useFilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { routes } from '@/navigation/routes'
import { useCategoryParentQuery, useCategoryQuery } from '@/pages-common/api/category.api'
import { readState } from '@/utils/read-state'

/** The category named in the URL, its parent, and the one selected among their chips. */
export function useClassification() {
  const filtered = useFilteredView(routes.classification, 'id')
  const { categoryId } = filtered.view
  const [openedId] = useState(categoryId)
  const own = useCategoryQuery(openedId, { skip: openedId === '' })
  const isChild = !!own.data?.parentId
  const above = useCategoryParentQuery(openedId, { skip: !isChild })
  const parent = isChild ? above.data : own.data
  const active = [parent, ...(parent?.children ?? [])].find((one) => one?.id === categoryId) ?? own.data
  const state = readState(own.data, own, { isGone: openedId === '' || isGone(own.error) })
  return { filtered, state, parent, active }
}
