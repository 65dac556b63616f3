import type { CalendarEntry } from './types'

export type { CalendarEntry } from './types'

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

// RFC 5545: a line is at most 75 octets; a longer one goes on after CRLF and a space
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

/** The entry as an iCalendar file. */
export function toIcs(entry: CalendarEntry, nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//medibook//EN',
    'BEGIN:VEVENT',
    `UID:${entry.startsAtMs}-${nowMs}@medibook`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART:${stamp(entry.startsAtMs)}`,
    `DTEND:${stamp(entry.endsAtMs)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    ...(entry.notes ? [`DESCRIPTION:${escaped(entry.notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Downloads the entry as an .ics file, which the device's calendar opens. @returns whether the download was started */
export async function addToCalendar(entry: CalendarEntry): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([toIcs(entry, Date.now())], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'appointment.ics'
  document.body.appendChild(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
  return true
}
