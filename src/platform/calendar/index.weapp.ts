import Taro from '@tarojs/taro'
import type { CalendarEntry } from './types'

export type { CalendarEntry } from './types'

/** Adds the entry to the phone's calendar. @returns false when the person refused */
export function addToCalendar(entry: CalendarEntry): Promise<boolean> {
  // Taro makes no promise of this one: without callbacks its failure would be lost
  return new Promise((resolve) => {
    void Taro.addPhoneCalendar({
      title: entry.title,
      startTime: Math.floor(entry.startsAtMs / 1000),
      endTime: String(Math.floor(entry.endsAtMs / 1000)),
      ...(entry.place ? { location: entry.place } : {}),
      ...(entry.notes ? { description: entry.notes } : {}),
      success: () => resolve(true),
      fail: () => resolve(false),
    })
  })
}
