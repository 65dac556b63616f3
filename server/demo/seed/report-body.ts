import { markOf, type ReportBody, type ReportBodyItem } from '../../contexts/clinic'
import type { LocalText } from '../../db/schema/columns'
import { chance, pick } from './chance'
import { doctorNames } from './content/doctors'
import {
  adviceByCode,
  adviceWhenLow,
  type FindingItem,
  type MeasuredItem,
  otherAdvice,
  reportGroups,
  summaryMarked,
  summaryNormal,
  usualAdvice,
} from './content/report-items'
import { doctorWords, signatureWords } from './content/words'
import { local, localWith } from './local'

/** `drift` moves the values from one year to the next; the person's base values depend on `key` alone. */
export interface ReportOf {
  key: string
  sex: '1' | '2'
  drift: number
}

function measured(item: MeasuredItem, of: ReportOf): ReportBodyItem {
  const own = (chance(`${of.key} ${item.code}`) * 2 - 1) * item.spread
  const yearly = of.drift * item.spread * (chance(`${of.key} ${item.code} trend`) * 0.5 - 0.2)
  const numericValue = Number((item.typical + own + yearly).toFixed(item.decimals))
  return {
    code: item.code,
    name: local(item.name),
    explain: local(item.explain),
    value: numericValue.toFixed(item.decimals),
    numericValue,
    unit: item.unit,
    low: item.low,
    high: item.high,
    rangeText: null,
    mark: markOf(numericValue, item.low, item.high),
  }
}

function finding(item: FindingItem, of: ReportOf): ReportBodyItem {
  const isOther = chance(`${of.key} ${item.code} ${of.drift}`) < item.chance
  return {
    code: item.code,
    name: local(item.name),
    explain: local(item.explain),
    value: local(isOther ? item.other : item.normal),
    numericValue: null,
    unit: '',
    low: null,
    high: null,
    rangeText: local(item.normal),
    mark: isOther ? item.mark : 'normal',
  }
}

const names = new Map(
  reportGroups
    .flatMap((group) => [...group.measured, ...group.findings])
    .map(({ code, name }) => [code, name]),
)

/** A line for each value out of range: its own, or one that leads to a doctor. */
function adviceOf({ code, mark }: ReportBodyItem): LocalText {
  const own = mark === 'low' ? adviceWhenLow[code] : adviceByCode[code]
  const name = names.get(code) ?? code
  return own ? local(own) : localWith(otherAdvice[mark === 'low' ? 'low' : 'high'], { name })
}

/** A complete report with plausible values, equal for equal input. */
export function reportBody(of: ReportOf): ReportBody {
  const groups = reportGroups.map((group) => ({
    id: group.id,
    name: local(group.name),
    items: [
      ...group.measured
        .filter((item) => item.sex === undefined || item.sex === of.sex)
        .map((item) => measured(item, of)),
      ...group.findings.map((item) => finding(item, of)),
    ],
  }))
  const marked = groups.flatMap((group) => group.items).filter((item) => item.mark !== 'normal')
  // both values of blood pressure share their advice
  const advice = new Map(marked.map(adviceOf).map((text) => [text.en, text]))
  const doctor = pick(doctorNames.slice(0, 12), of.key)
  return {
    doctorName: localWith(signatureWords, { name: doctorWords(doctor, doctorNames.indexOf(doctor)) }),
    summary: marked.length === 0 ? local(summaryNormal) : localWith(summaryMarked, { count: marked.length }),
    advice: [...advice.values(), local(usualAdvice)],
    groups,
  }
}
