import type { Preparation } from '../../db/schema/goods'
import type { PreparationWords } from './content/bookable-texts'
import type { ServiceContent } from './content/services'
import { shops } from './content/shops'
import { local } from './local'
import { slotKindsOf } from './shop-rows'

/** Bookable goods are limited by places, not by stock. */
export const PLENTY = 9999

export const clinicsWith = (slotKind: 'exam' | 'vaccine' | 'free' | 'bjFree'): string[] =>
  shops.filter((content) => slotKindsOf(content).includes(slotKind)).map((content) => content.slug)

export const keyScreeningsOf = (keys: ServiceContent['keys']) =>
  keys.map(([icon, title, text]) => ({ icon, title: local(title), text: local(text) }))

export const preparationOf = ({ icon, text }: PreparationWords): Preparation => ({ icon, text: local(text) })
