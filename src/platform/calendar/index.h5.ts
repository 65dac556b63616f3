import type { CalendarEntry } from './types'

export type { CalendarEntry } from './types'

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

// RFC 5545: a line has at most 75 octets; a longer one continues after CRLF and a space
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = encodeURIComponent(letter).replace(/%../g, 'x').length
    if (octets + size > 74) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

const timesOf = ({ day, startsAtMs, endsAtMs }: CalendarEntry): string[] =>
  day
    ? [`DTSTART;VALUE=DATE:${day.replace(/-/g, '')}`]
    : [`DTSTART:${stamp(startsAtMs)}`, `DTEND:${stamp(endsAtMs)}`]

const alarmOf = (title: string, minutes: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${minutes}M`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** Serialises the entries as one iCalendar file. */
export function toIcs(entries: readonly CalendarEntry[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//medibook//EN',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.startsAtMs}-${nowMs}@medibook`,
      `DTSTAMP:${stamp(nowMs)}`,
      ...timesOf(entry),
      `SUMMARY:${escaped(entry.title)}`,
      ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
      ...(entry.notes ? [`DESCRIPTION:${escaped(entry.notes)}`] : []),
      ...(entry.alarms ?? []).flatMap((minutes) => alarmOf(entry.title, minutes)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/**
 * Downloads the entries as an .ics file, which opens in the device's calendar.
 * @returns whether the download was started
 */
export async function addToCalendar(...entries: CalendarEntry[]): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([toIcs(entries, Date.now())], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'appointment.ics'
  document.body.appendChild(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
  return true
}
