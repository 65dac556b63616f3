import { useDoctorsOfShopQuery } from '../api/doctors.api'

const SHOWN = 3

/** The first doctors of a clinic, and which of them are on duty today. */
export function useClinicDoctors(shopId: string) {
  const all = useDoctorsOfShopQuery({ shopId, size: SHOWN })
  const today = useDoctorsOfShopQuery({ shopId, size: SHOWN, onDutyToday: true })
  return { all: all.data, today: today.data, isLoading: all.isLoading || today.isLoading }
}
