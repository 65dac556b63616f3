import Taro from '@tarojs/taro'
import type { CalendarEntry } from './types'

export type { CalendarEntry } from './types'

/** Adds the entry to the phone's calendar. @returns false when the person refused */
export async function addToCalendar(entry: CalendarEntry): Promise<boolean> {
  try {
    await Taro.addPhoneCalendar({
      title: entry.title,
      startTime: Math.floor(entry.startsAtMs / 1000),
      endTime: String(Math.floor(entry.endsAtMs / 1000)),
      ...(entry.place ? { location: entry.place } : {}),
      ...(entry.notes ? { description: entry.notes } : {})
    })
    return true
  } catch {
    return false
  }
}
