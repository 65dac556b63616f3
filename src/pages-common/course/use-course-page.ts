import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useSettled } from '@/hooks/use-settled'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useCoursesQuery } from '../api/courses.api'
import { useCourseActs } from '../components/course/use-course-acts'

/** The courses of the family, one person or one order, and the actions on their doses. */
export function useCoursePage() {
  const { orderId, spuId } = usePageParams<{ orderId: string; spuId: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [personId, setPersonId] = useState<string | undefined>()
  const [toast, say] = useToast()
  const courses = useCoursesQuery(
    { ...(orderId ? { orderId } : null), ...(personId ? { personId } : null) },
    { skip: !isSignedIn || !!spuId, refetchOnMountOrArgChange: true },
  )
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  // the persons stand above the courses, which wait for them; a failure is shown in place from its arrival on
  const isDue = useSettled([persons, courses])
  const state = readState(courses.currentData?.courses, courses, {
    isEmpty: courses.currentData?.courses.length === 0,
  })
  const contact = useContact(say)
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: say,
  })
  const acts = useCourseActs(bookings, say)

  const refresh = async () => {
    if (!courses.isUninitialized) await courses.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  return {
    isSignedIn,
    /** set when the course of a product is previewed before purchase */
    spuId,
    // an order has a single person
    persons: orderId || !isDue ? undefined : persons.data,
    personId,
    setPersonId,
    today: courses.currentData?.today ?? '',
    state: isDue ? state : ({ kind: 'loading' } as const),
    bookings,
    acts,
    contact,
    toast,
  }
}
