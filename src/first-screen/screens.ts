import type { ComponentType } from 'react'
import { currencyModes } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import * as doctors from '@contract/routes/doctors'
import { call, fillPath } from '@/api/call'
import { isBookableDay } from '@/features/booking/slot-days'
import { goodsCampaignsApi } from '@/features/campaigns/api/goods-campaigns.api'
import { goodsApi } from '@/features/catalogue/api/goods.api'
import { shopsApi } from '@/features/clinics/api/shops.api'
import Commodity from '@/pages/Commodity'
import Home from '@/pages/Home'
import { clinicApi } from '@/pages-clinic/api/clinic.api'
import { roomDoctorsApi } from '@/pages-clinic/api/doctors.api'
import { linesApi } from '@/pages-clinic/api/lines.api'
import ClinicDoctor from '@/pages-clinic/clinic-doctor/clinic-doctor'
import ClinicHome from '@/pages-clinic/clinic-home/clinic-home'
import ArticlePage from '@/pages-common/article'
import Welcome from '@/pages-common/welcome'
import { goodsRoomApi } from '@/pages-goods/api/goods-room.api'
import GoodsDetail from '@/pages-goods/goods-detail/goods-detail'
import ShopPage from '@/pages-shop'
import ShippedGoods from '@/pages-shopping/goods/goods'
import { toQueryString } from '@/platform/request'
import type { AppStore } from '@/store/reducer'
import type { Answers } from './answers'
import { posterPath } from './poster'

export interface Screen {
  page: ComponentType
  /** Reads whose paths are known only from an answer. */
  more?: (id: string, answers: Answers) => string[]
  /**
   * Starts the requests for the page's first content, in addition to the early answers of every page
   * (src/api/early-answers.ts).
   */
  ask?: (dispatch: AppStore['dispatch'], id: string, answers: Answers) => readonly PromiseLike<unknown>[]
}

const { goodsGroupons, goodsBargains } = goodsCampaignsApi.endpoints
const askCampaigns = (dispatch: AppStore['dispatch'], id: string) => [
  dispatch(goodsGroupons.initiate(id)),
  dispatch(goodsBargains.initiate(id)),
]

/** A doctor's page opens with the times of the first day that can be booked. */
function firstTimes(doctorId: string, answers: Answers) {
  const days = answers[fillPath(doctors.doctorDays.path) + toQueryString({ doctorId })] as
    { data?: DataOf<typeof doctors.doctorDays> } | undefined
  const date = days?.data?.days.find(isBookableDay)?.date
  return date && { doctorId, date }
}

function timesPath(doctorId: string, answers: Answers): string[] {
  const query = firstTimes(doctorId, answers)
  return query ? [call(doctors.doctorTimes, { query }).url + toQueryString(query)] : []
}

/** Path of the second currency's exchange rate, where one is shown. */
function ratePath(_id: string, answers: Answers): string[] {
  const mode = answers[fillPath(content.currency.path)] as
    { data?: DataOf<typeof content.currency> } | undefined
  return mode?.data?.currency === currencyModes.withSecond
    ? [fillPath(content.exchangeRate.path, { code: 'CNY' })]
    : []
}

/** The screens that the HTML may start with, by the names used in the build (build/html-shell.mjs). */
export const screens: Readonly<Record<string, Screen>> = {
  home: { page: Home, more: posterPath },
  welcome: { page: Welcome },
  catalogue: {
    page: Commodity,
    more: posterPath,
    ask: (dispatch) => [
      dispatch(goodsApi.endpoints.categoryTree.initiate()),
      dispatch(goodsApi.endpoints.goodsList.initiate({})),
    ],
  },
  goods: {
    page: GoodsDetail,
    more: ratePath,
    ask: (dispatch, id) => [
      ...askCampaigns(dispatch, id),
      dispatch(goodsRoomApi.endpoints.ensureList.initiate(id)),
    ],
  },
  product: { page: ShippedGoods, more: ratePath, ask: askCampaigns },
  clinic: {
    page: ClinicHome,
    ask: (dispatch, id) => [
      dispatch(shopsApi.endpoints.shopDetail.initiate(id)),
      dispatch(clinicApi.endpoints.clinicInfo.initiate(id)),
      dispatch(linesApi.endpoints.queueLines.initiate(id)),
    ],
  },
  shop: { page: ShopPage, ask: (dispatch, id) => [dispatch(shopsApi.endpoints.shopDetail.initiate(id))] },
  doctor: {
    page: ClinicDoctor,
    more: timesPath,
    ask: (dispatch, id, answers) => {
      const times = firstTimes(id, answers)
      const { doctor, doctorDays, doctorTimes } = roomDoctorsApi.endpoints
      return [
        dispatch(doctor.initiate(id)),
        dispatch(doctorDays.initiate(id)),
        ...(times ? [dispatch(doctorTimes.initiate(times))] : []),
      ]
    },
  },
  article: { page: ArticlePage },
}
