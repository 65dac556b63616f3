import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useShownAgain } from '@/hooks/use-shown-again'
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
  const [toast, setToast] = useState('')
  const courses = useCoursesQuery(
    { ...(orderId ? { orderId } : null), ...(personId ? { personId } : null) },
    { skip: !isSignedIn || !!spuId, refetchOnMountOrArgChange: true },
  )
  const { data: persons } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const contact = useContact(setToast)
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: setToast,
  })
  const acts = useCourseActs(bookings, setToast)

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
    persons: orderId ? undefined : persons,
    personId,
    setPersonId,
    today: courses.currentData?.today ?? '',
    state: readState(courses.currentData?.courses, courses, {
      isEmpty: courses.currentData?.courses.length === 0,
    }),
    bookings,
    acts,
    contact,
    toast,
    setToast,
  }
}
