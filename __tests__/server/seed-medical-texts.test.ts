import type {} from '../support/medibook-global'
import { languages } from '../../contract/constants/enums'
import { reportGroups } from '../../server/demo/seed/content/report-items'
import { packageRows } from '../../server/demo/seed/package-rows'
import { reportBody } from '../../server/demo/seed/report-body'
import { doctorRows } from '../../server/demo/seed/site-rows'

const now = new Date('2026-11-21T06:30:00Z')
const packages = packageRows(now).map(({ spu }) => spu)
type Package = (typeof packages)[number]

/** The hours that the fasting instruction of a package gives in each language. */
const hoursToldBy = (spu: Package): string[] => {
  const fasting = spu.preparations?.find(({ icon }) => icon === 'fork-knife')
  return fasting ? languages.map((lang) => /\d+/.exec(fasting.text[lang] ?? '')?.[0] ?? '') : []
}

test('a package asks for as many hours without food as the items with the longest fast', () => {
  for (const spu of packages) {
    const hints = spu.packageGroups?.map(({ hint }) => /Fast for (\d+) hours/.exec(hint.en)?.[1] ?? '0') ?? []
    const hasFasting = spu.packageGroups?.some(({ items }) => items.some((item) => item.needsFasting))
    const longest = Math.max(hasFasting ? 6 : 0, ...hints.map(Number))
    const told = hoursToldBy(spu)
    expect([spu.id, told.length > 0]).toEqual([spu.id, hasFasting])
    for (const hours of told) {
      expect(Number(hours)).toBeGreaterThanOrEqual(longest)
      expect(Number(hours)).toBeLessThanOrEqual(10)
    }
  }
  const toldBy = (id: string) => packages.filter((spu) => spu.id === id).flatMap(hoursToldBy)[0]
  expect(toldBy('spu-package-heart')).toBe('10')
  expect(toldBy('spu-package-thyroid')).toBe('8')
  expect(toldBy('spu-package-digestive')).toBe('6')
})

test('the fast is counted from the visit, which may be in the afternoon', () => {
  const texts = packages.flatMap((spu) => spu.preparations ?? []).map(({ text }) => Object.values(text))
  expect(texts.flat().filter((text) => /22[:\u00a0]|10:00|前一晚|evening/.test(text))).toEqual([])
})

test('what a positive result would mean cannot be read as the result', () => {
  const findings = reportGroups.flatMap((group) => group.findings)
  const positive = findings.filter(({ mark }) => mark === 'positive')
  expect(positive.length).toBeGreaterThan(0)
  for (const { explain } of findings)
    for (const text of explain) expect(text).not.toMatch(/^(positi|陽性|阳性)/i)
})

test('a doctor’s qualifications name the specialty, and in Hong Kong the college', () => {
  const named = doctorRows().flatMap(({ qualifications }) => qualifications ?? [])
  for (const words of named)
    expect(
      Object.values(words).filter((text) => /[{}]|the specialty|專科進修|discipline$/.test(text)),
    ).toEqual([])
  const of = (department: string) =>
    doctorRows()
      .filter(({ departmentId }) => departmentId === `dept-${department}`)
      .flatMap(({ qualifications }) => qualifications?.map(({ en }) => en) ?? [])
  expect(of('heart')).toContain('Postgraduate diploma in cardiology')
  expect(of('dental')).not.toContain('MBBS (Bachelor of Medicine, Bachelor of Surgery)')
  expect(
    named.map(({ en }) => en).filter((text) => text.startsWith('Fellow of the ')).length,
  ).toBeGreaterThan(0)
})

test('a report has a line of advice for each value out of its range', () => {
  const reports = Array.from({ length: 200 }, (_, index) =>
    reportBody({ key: `report ${index}`, sex: index % 2 === 0 ? '1' : '2', drift: index % 3 }),
  )
  for (const { groups, advice } of reports) {
    const marked = groups.flatMap(({ items }) => items).filter(({ mark }) => mark !== 'normal')
    const isPressure = ({ code }: { code: string }) => code === 'sbp' || code === 'dbp'
    // both values of blood pressure have one line
    const lines = marked.length - Math.max(0, marked.filter(isPressure).length - 1)
    expect([marked.map(({ code }) => code), advice.length]).toEqual([
      marked.map(({ code }) => code),
      lines + 1,
    ])
    expect(JSON.stringify(advice)).not.toMatch(/\{name\}/)
  }
  const own = reportBody({ key: 'self', sex: '2', drift: 2 })
  expect(own.advice.map(({ en }) => en)).toEqual([
    expect.stringMatching(/^The waist is large/),
    expect.stringMatching(/^HDL is low/),
    expect.stringMatching(/^Eat well/),
  ])
})
