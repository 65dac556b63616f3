import Taro from '@tarojs/taro'
import type { CalendarEntry } from './types'

export type { CalendarEntry } from './types'

function addOne(entry: CalendarEntry): Promise<boolean> {
  const [alarm] = entry.alarms ?? []
  // Taro does not promisify this call: without callbacks its failure would be lost
  return new Promise((resolve) => {
    void Taro.addPhoneCalendar({
      title: entry.title,
      startTime: Math.floor(entry.startsAtMs / 1000),
      endTime: String(Math.floor(entry.endsAtMs / 1000)),
      ...(entry.day ? { allDay: true } : {}),
      ...(entry.place ? { location: entry.place } : {}),
      ...(entry.notes ? { description: entry.notes } : {}),
      // WeChat supports one reminder: the earliest is used
      ...(alarm === undefined
        ? {}
        : { alarm: true, alarmOffset: Math.max(alarm, ...(entry.alarms ?? [])) * 60 }),
      success: () => resolve(true),
      fail: () => resolve(false),
    })
  })
}

/**
 * Adds the entries to the phone's calendar, with one prompt each.
 * @returns false when the user refused one
 */
export async function addToCalendar(...entries: CalendarEntry[]): Promise<boolean> {
  for (const entry of entries) if (!(await addOne(entry))) return false
  return true
}
