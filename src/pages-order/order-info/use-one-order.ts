import { outsideOf } from '@/features/enterprise/outside'
import { useOrderDetailQuery } from '@/features/orders/api/orders.api'
import { usePageParams } from '@/navigation/use-page-params'
import { useEnterpriseOrderQuery } from '@/pages-order/api/enterprise-orders.api'

/**
 * The order in the address. An enterprise order (`of=enterprise`) is loaded through the enterprise while this
 * session is signed in to it, afterwards as the buyer's own order.
 */
export function useOneOrder(isSignedIn: boolean) {
  const { id = '', of } = usePageParams<{ id: string; of: string }>()
  const isAsked = isSignedIn && id !== ''
  const isEnterprise = of === 'enterprise'
  const options = { refetchOnMountOrArgChange: true }
  const enterprise = useEnterpriseOrderQuery(id, { ...options, skip: !isAsked || !isEnterprise })
  const isOutside = outsideOf(enterprise.error) !== null
  const own = useOrderDetailQuery(id, { ...options, skip: !isAsked || (isEnterprise && !isOutside) })
  return { id, query: isEnterprise && !isOutside ? enterprise : own }
}
