import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { roomDoctorsApi } from '@/pages-clinic/api/doctors.api'
import { type DoctorFilter, readFilter } from './doctor-filter'
import { DoctorList } from './doctor-list'
import { OneDoctor } from './one-doctor'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => roomDoctorsApi.endpoints.doctor.initiate(id, { subscribe: false })

type State = DoctorFilter & { id: string }

const readState = (params: Partial<Record<string, string>>): State => ({
  id: params.id ?? '',
  ...readFilter(params),
})

/** The list of doctors with filters for region, department, language, sex and next free time; with `id` one doctor. */
export default function ClinicDoctor() {
  const [{ id, ...filter }, change] = useAddressState<State>(routes.clinicDoctor, readState)
  return id ? <OneDoctor key={id} id={id} /> : <DoctorList filter={filter} onChange={change} />
}
