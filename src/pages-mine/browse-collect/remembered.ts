import type { BrowseRecord } from '@contract/browse-history'
import type { BrowseKind } from '@contract/constants/enums'
import type { Favourite } from '@contract/favourites'
import { isLinkedRoute, type LinkedRoute, routes } from '@/navigation/routes'

/** One row of either list: what is kept, or what was looked at. */
export interface Remembered {
  id: string
  kind: BrowseKind
  targetId: string
  /** 'yyyy-MM-dd' that groups the history; none for what is kept */
  day?: string
  isAvailable: boolean
  goods: Favourite['goods']
  clinic: Favourite['clinic']
  doctor: Favourite['doctor']
  article: BrowseRecord['article']
  /** Money since it was kept, with its sign. */
  priceChange: string | null
  /** What is kept: since when and at which price, to put it back as it was. */
  kept?: { createTime: string; priceThen: string | null }
}

export const fromFavourite = ({
  id,
  kind,
  targetId,
  isAvailable,
  goods,
  clinic,
  doctor,
  priceChange,
  priceThen,
  createTime,
}: Favourite): Remembered => ({
  id,
  kind,
  targetId,
  isAvailable: isAvailable === '1',
  goods,
  clinic,
  doctor,
  article: null,
  priceChange,
  kept: { createTime, priceThen },
})

export const fromHistory = ({
  id,
  kind,
  targetId,
  day,
  isAvailable,
  goods,
  clinic,
  doctor,
  article,
}: BrowseRecord): Remembered => ({
  id,
  kind,
  targetId,
  day,
  isAvailable: isAvailable === '1',
  goods,
  clinic,
  doctor,
  article,
  priceChange: null,
})

export interface RememberedDay {
  day: string
  rows: Remembered[]
}

/** Neighbours of one day together, in the list's order. What has no day makes one group. */
export function byDay(rows: readonly Remembered[]): RememberedDay[] {
  const days: RememberedDay[] = []
  for (const row of rows) {
    const last = days[days.length - 1]
    if (last && last.day === (row.day ?? '')) last.rows.push(row)
    else days.push({ day: row.day ?? '', rows: [row] })
  }
  return days
}

const routeOf = {
  goods: routes.goodsDetail,
  clinic: routes.shop,
  article: routes.article,
  doctor: routes.clinicDoctor,
} as const

/** Where a row leads; null when it is gone, or when there is no page for it. */
export function targetRoute({ kind, isAvailable }: Remembered): LinkedRoute | null {
  if (!isAvailable) return null
  const route = routeOf[kind]
  return isLinkedRoute(route) ? route : null
}
