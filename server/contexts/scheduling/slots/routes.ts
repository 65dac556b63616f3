import type { FastifyPluginAsync } from 'fastify'
import { slotBusy, slotDays, slotNearest, slotSoonest, slotTimes } from '../../../../contract/slots'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { listBusySlots } from './queries/busy'
import { listNearestSlots, listSlotDays, listSlotTimes } from './queries/slots'
import { listSoonestSlots } from './queries/soonest'

const slotRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, slotDays, ({ ctx, query }) => listSlotDays(ctx, query))
  registerEndpoint(app, slotTimes, ({ ctx, query }) => listSlotTimes(ctx, query))
  registerEndpoint(app, slotSoonest, ({ ctx, query }) => listSoonestSlots(ctx, query))
  registerEndpoint(app, slotBusy, ({ ctx, query }) => listBusySlots(ctx, query))
  registerEndpoint(app, slotNearest, ({ ctx, query }) => listNearestSlots(ctx, query))
}

export default slotRoutes
