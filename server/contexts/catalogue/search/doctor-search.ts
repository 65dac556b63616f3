import type { PageOf } from '../../../../contract/common'
import type { QueryOf } from '../../../../contract/define-endpoint'
import type { DoctorCard, doctorPage } from '../../../../contract/doctors'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

/** A page of the doctors that match a search, implemented by the clinic context. */
export const doctorSearch =
  defineNeed<(ctx: Context, query: QueryOf<typeof doctorPage>) => Promise<PageOf<DoctorCard>>>(
    'doctor search',
  )
