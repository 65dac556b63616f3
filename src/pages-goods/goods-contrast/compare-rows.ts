import type { CompareColumn, Comparison } from '@contract/routes/compare'
import type { GoodsCard } from '@contract/routes/goods'
import { ageOn, ineligibility } from '@contract/rules/eligibility'
import { durationText } from '@/i18n/duration-text'
import type { Translate } from '@/i18n/engine'
import { formatMoney, formatShortDay } from '@/i18n/format'
import type { TextUnder } from '@/i18n/text-keys'

/** One cell, with its own symbol for yes and no. `isBest`: more, cheaper or sooner than the others of its row. */
export interface CompareCell {
  text: string
  /** a second line in small text */
  note?: string
  mark?: 'yes' | 'no' | 'only' | 'info'
  isBest: boolean
}
export interface CompareLine {
  key: string
  label: string
  explain?: string
  isDifferent: boolean
  cells: CompareCell[]
}
export interface CompareBlock {
  key: string
  name: string
  lines: CompareLine[]
}

/** The person whose age and sex the packages are checked against. */
export interface ComparedPerson {
  name: string
  sex: string
  birthDate: string
}

const NAMED_CLINICS = 2

/** The positions of the minimum or maximum of a row; none when all are equal or fewer than two are known. */
export function bestOf(values: readonly (number | string | null)[], wanted: 'least' | 'most'): boolean[] {
  const known = values.filter((value): value is number | string => value !== null)
  const [first] = known
  if (first === undefined || known.every((value) => value === first)) return values.map(() => false)
  const best = known.reduce((one, other) => ((wanted === 'least' ? other < one : other > one) ? other : one))
  return values.map((value) => value === best)
}

const differs = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0])

/** Context for formatting and evaluating the facts. */
interface FactContext {
  t: Translate<'pages-goods'>
  common: Translate<'common'>
  person: ComparedPerson | undefined
  today: string
  /** number of columns, of which the shown ones may be a part */
  comparedCount: number
}

interface FactOptions<V> {
  /** in place of the text of the fact’s key */
  label?: string
  best?: 'least' | 'most'
  note?: (column: CompareColumn, value: V) => string | null
}

function noteOf<V>(
  note: FactOptions<V>['note'],
  column: CompareColumn | undefined,
  value: V | null,
): { note?: string } {
  const words = note && column && value !== null ? note(column, value) : null
  return words ? { note: words } : {}
}

/** The first names of a list of clinics, within one or two lines of a cell. */
const namedClinics = (names: readonly string[], t: Translate<'pages-goods'>): string => {
  const shown = names.slice(0, NAMED_CLINICS).join(t('compare.listSeparator'))
  return names.length > NAMED_CLINICS ? `${shown}…` : shown
}

/** Creates the line of a fact: its formatted value in each column, with the best one marked where applicable. */
const factLineOf =
  (columns: readonly CompareColumn[], t: Translate<'pages-goods'>) =>
  <V extends number | string>(
    key: TextUnder<'pages-goods', 'compare.fact'>,
    valueOf: (column: CompareColumn) => V | null,
    word: (value: V) => string,
    { label = t(`compare.fact.${key}`), best: wanted, note }: FactOptions<V> = {},
  ): CompareLine => {
    const values = columns.map(valueOf)
    const best = wanted ? bestOf(values, wanted) : values.map(() => false)
    const cells = values.map((value, index) => ({
      text: value === null ? t('compare.unknown') : word(value),
      ...noteOf(note, columns[index], value),
      isBest: best[index] === true,
    }))
    return {
      key,
      label,
      // as read: as many clinics, but others, are a difference
      isDifferent: differs(cells.map((cell) => cell.text + (cell.note ?? ''))),
      cells,
    }
  }

/** Availability, clinics, and the duration of the visit and of the report. */
const visitLines = (
  line: ReturnType<typeof factLineOf>,
  t: Translate<'pages-goods'>,
  common: Translate<'common'>,
): CompareLine[] => [
  line('firstFree', ({ goods }) => goods.firstFreeDay, formatShortDay, {
    best: 'least',
    note: ({ firstFreeShopName }) => firstFreeShopName,
  }),
  line(
    'shops',
    (column) => column.shopCount,
    (count) => t('compare.shops', { count }),
    { best: 'most', note: ({ shopNames }) => namedClinics(shopNames, t) },
  ),
  line(
    'duration',
    (column) => column.durationMinutes,
    (minutes) => durationText(minutes, common),
    { best: 'least' },
  ),
  line(
    'doctor',
    (column) => column.doctorMinutes,
    (minutes) => durationText(minutes, common),
    { best: 'most' },
  ),
  line(
    'report',
    (column) => column.reportDays,
    (count) => t('compare.workingDays', { count }),
    {
      best: 'least',
      note: ({ reportDay }) => reportDay && t('compare.reportBy', { day: formatShortDay(reportDay) }),
    },
  ),
]

/** The facts of the packages beside their items: audience, first free day and clinics, times, price. */
export function factLines(
  { columns }: Comparison,
  { t, common, person, today, comparedCount }: FactContext,
): CompareLine[] {
  const line = factLineOf(columns, t)
  return [
    ...(person ? [fitLine(columns, t, person, today)] : []),
    line('eligibility', (column) => column.eligibilityText || null, String),
    ...visitLines(line, t, common),
    line(
      'itemCount',
      (column) => column.itemCount,
      (count) => t('compare.items', { count }),
      { best: 'most' },
    ),
    line(
      'uniqueCount',
      (column) => column.uniqueCount,
      (count) => (count === 0 ? t('compare.groupNone') : t('compare.items', { count })),
      {
        best: 'most',
        ...(comparedCount > columns.length && { label: t('compare.uniqueAmong', { n: comparedCount }) }),
      },
    ),
    line(
      'pricePerItem',
      ({ pricePerItem }) => pricePerItem,
      (cents) => formatMoney(cents),
      { best: 'least' },
    ),
    line(
      'fasting',
      (column) => (column.needsFasting ? 'fasting' : 'noFasting'),
      (answer) => t(`compare.${answer}`),
    ),
  ]
}

function fitLine(
  columns: readonly CompareColumn[],
  t: Translate<'pages-goods'>,
  person: ComparedPerson,
  today: string,
): CompareLine {
  const reasons = columns.map(({ eligibility }) => {
    const reason = ineligibility(eligibility, person, today)
    if (reason === 'men' || reason === 'women') return t(`compare.only.${reason}`)
    if (reason === null) return null
    const { ageMin, ageMax } = eligibility
    if (ageMin !== null && ageMax !== null) return t('persons.ageRange', { min: ageMin, max: ageMax })
    return ageMin !== null ? t('persons.ageFrom', { min: ageMin }) : t('persons.ageTo', { max: ageMax ?? 0 })
  })
  const isDifferent = differs(reasons)
  return {
    key: 'fit',
    label: t('compare.fact.fit', { name: person.name, age: ageOn(person.birthDate, today) }),
    isDifferent,
    cells: reasons.map((reason) =>
      reason === null
        ? { text: t('compare.fits'), mark: 'yes', isBest: isDifferent }
        : { text: reason, mark: 'info', isBest: false },
    ),
  }
}

/** The items by group. */
export function itemBlocks({ columns, groups }: Comparison, t: Translate<'pages-goods'>): CompareBlock[] {
  return groups.map(({ id, name, rows }) => ({
    key: id,
    name,
    lines: rows
      .map((row) => ({ row, isDifferent: differs(row.has) }))
      .map(({ row, isDifferent }) => ({
        key: row.itemId,
        label: row.name,
        ...(row.explain ? { explain: row.explain } : null),
        isDifferent,
        cells: row.has.map((flag, index) => {
          if (!flag) return { text: t('compare.no'), mark: 'no', isBest: false }
          const isOnly = row.uniqueTo !== null && row.uniqueTo === columns[index]?.spuId
          return {
            text: t(isOnly ? 'compare.onlyHere' : 'compare.yes'),
            mark: isOnly ? 'only' : 'yes',
            isBest: isDifferent,
          }
        }),
      })),
  }))
}

/** Where all items differ, their number says it. */
function groupLabel(count: number, differing: number, t: Translate<'pages-goods'>): string {
  if (differing === count) return t('compare.items', { count })
  return differing === 0
    ? t('compare.groupEqual', { count })
    : t('compare.groupDiffers', { count, n: differing })
}

/** How many of a group's items a column has; a single one is there or not. */
function countText(n: number, all: number, t: Translate<'pages-goods'>): string {
  if (all === 1) return t(n === 1 ? 'compare.yes' : 'compare.no')
  if (n === 0) return t('compare.groupNone')
  return t(n === all ? 'compare.groupAll' : 'compare.groupHas', { n, all })
}

/**
 * Summary of a group: number of its items in each column, and number of differing lines. `isWhole`: each
 * column has all of its items or none, so that the summary says what its lines say.
 */
export function groupSummary(
  { lines }: CompareBlock,
  t: Translate<'pages-goods'>,
): CompareLine & { isWhole: boolean } {
  const counts = (lines[0]?.cells ?? []).map(
    (_cell, index) => lines.filter(({ cells }) => cells[index]?.mark !== 'no').length,
  )
  const best = bestOf(counts, 'most')
  const count = lines.length
  const differing = lines.filter(({ isDifferent }) => isDifferent).length
  return {
    key: 'summary',
    label: groupLabel(count, differing, t),
    isDifferent: differing > 0,
    isWhole: counts.every((n) => n === 0 || n === count),
    cells: counts.map((n, index) => ({
      text: countText(n, count, t),
      ...(n === 0 ? { mark: 'no' as const } : n === count && { mark: 'yes' as const }),
      isBest: best[index] === true,
    })),
  }
}

export const linesOf = (blocks: readonly CompareBlock[]): CompareLine[] =>
  blocks.flatMap(({ lines }) => lines)

/** Action of a column's button. */
export type ColumnWay = 'free' | 'book' | 'buy' | 'look' | 'none'

export function columnWay({ goods, isAvailable }: { goods: GoodsCard; isAvailable: boolean }): ColumnWay {
  if (!isAvailable) return 'none'
  if (goods.isFree) return 'free'
  if (goods.priceText !== null || goods.salesPrice === null) return 'look'
  if (goods.stock === 0) return 'none'
  return goods.isBookable && goods.firstFreeDay !== null ? 'book' : 'buy'
}
