import type { BrowseKind } from '@contract/constants/enums'
import type { BrowseRecord } from '@contract/routes/browse-history'
import type { Favourite } from '@contract/routes/favourites'
import type { Moment } from '@contract/rules/day'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { clinicRoute } from '@/features/clinics/open-clinic'
import { type LinkedRoute, routes } from '@/navigation/routes'

/** One row of the favourites or of the history. */
export interface Remembered {
  id: string
  kind: BrowseKind
  targetId: string
  /** 'yyyy-MM-dd' by which the history is grouped; undefined for favourites */
  day?: string
  isAvailable: boolean
  goods: Favourite['goods']
  clinic: Favourite['clinic']
  doctor: Favourite['doctor']
  article: BrowseRecord['article']
  /** Signed change of the price since it was saved. */
  priceChange: number | null
  /** For favourites: time and price of saving, for restoring it unchanged. */
  kept?: { createTime: Moment; priceThen: number | null }
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
  isAvailable,
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
  isAvailable,
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

/** Groups adjacent rows of the same day, in the list's order. Rows without a day form one group. */
export function byDay(rows: readonly Remembered[]): RememberedDay[] {
  const days: RememberedDay[] = []
  for (const row of rows) {
    const last = days[days.length - 1]
    if (last && last.day === (row.day ?? '')) last.rows.push(row)
    else days.push({ day: row.day ?? '', rows: [row] })
  }
  return days
}

const routeOf = ({ kind, goods, clinic }: Remembered): LinkedRoute => {
  switch (kind) {
    case 'goods':
      return goods ? goodsRoute(goods) : routes.goodsDetail
    case 'clinic':
      return clinicRoute(clinic?.kind ?? 'clinic')
    case 'article':
      return routes.article
    case 'doctor':
      return routes.clinicDoctor
  }
}

/** Target of a row; null when it is unavailable. */
export function targetRoute(row: Remembered): LinkedRoute | null {
  return row.isAvailable ? routeOf(row) : null
}
