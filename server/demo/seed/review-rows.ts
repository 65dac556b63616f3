import { addDays } from '../../../contract/rules/dates'
import { asWritten, authorByAge } from '../../contexts/engagement'
import type { LocalText } from '../../db/schema/columns'
import type { review } from '../../db/schema/goods'
import { dayText } from '../../lib/store-time'
import { chance, pick, turn } from './chance'
import { ageBands, replies, type ReviewFit, reviewTexts } from './content/reviews'
import type { SpuRow } from './goods-rows'
import { local } from './local'

type ReviewRow = typeof review.$inferInsert
const counts = { package: 7, vaccine: 6, service: 3, product: 2 } as const
const zone = 'Asia/Hong_Kong'

/** Age band and sex, never a name: "40–49 歲女士". */
function authorOf(spu: SpuRow, key: string): LocalText {
  const isChildren = spu.ageMax !== null && spu.ageMax !== undefined && spu.ageMax <= 18
  const fits = ageBands.filter((band) =>
    isChildren
      ? band === '30–39' || band === '40–49'
      : Number(band.slice(3)) >= (spu.ageMin ?? 0) && Number(band.slice(0, 2)) <= (spu.ageMax ?? 99),
  )
  const band = pick(fits.length > 0 ? fits : ageBands, `${key} age`)
  const isWoman = spu.sex === '2' || (spu.sex !== '1' && chance(`${key} sex`) < 0.55)
  return authorByAge(Number(band.slice(0, 2)), isWoman ? '2' : '1')
}

const hasGroup = (spu: SpuRow, ...ids: string[]): boolean =>
  spu.packageGroups.some((group) => ids.includes(group.id.replace('group-', '')))
const fits: Record<ReviewFit, (spu: SpuRow) => boolean> = {
  blood: (spu) => hasGroup(spu, 'cbc', 'liver', 'lipids', 'sugar'),
  ultrasound: (spu) => hasGroup(spu, 'abdomen', 'women', 'heartDeep', 'thyroidDeep'),
  long: (spu) => (spu.durationMinutes ?? 0) >= 120,
  doses: (spu) => (spu.doses ?? 0) > 1,
  children: (spu) => (spu.ageMin ?? 0) < 12 && (spu.ageMax ?? 99) < 99,
  older: (spu) => (spu.ageMin ?? 0) >= 40,
  swallowed: (spu) => spu.categoryId === 'cat-goods-nutrition',
  device: (spu) => spu.categoryId === 'cat-goods-monitoring',
}

/** Builds several reviews for each product, multiplied by `times`. */
export function reviewRows(spus: readonly SpuRow[], now: Date, times: number): ReviewRow[] {
  return spus.flatMap((spu, spuIndex) => {
    const kind = spu.kind as keyof typeof reviewTexts
    const texts = reviewTexts[kind].filter(([, , fit]) => !fit || fits[fit](spu))
    return Array.from({ length: counts[kind] * times }, (_unused, index) => {
      const key = `${spu.id} ${index}`
      const [score, text] = turn(texts, spuIndex * 11 + index)
      return {
        id: `review-${spu.id.slice(4)}-${index + 1}`,
        spuId: spu.id,
        score,
        content: asWritten(text),
        authorText: authorOf(spu, key),
        date: addDays(dayText(now, zone), -(3 + index * 9 + Math.floor(chance(key) * 9))),
        picUrls: [],
        reply: score <= 3 ? local(pick(replies, key)) : null,
      }
    })
  })
}
