import type { FastifyPluginAsync } from 'fastify'
import {
  reportDetail,
  reportPage,
  reportPdf,
  reportPersons,
  reportShare,
  reportShared,
  reportTrend,
  reportUnshare,
} from '../../../../contract/reports'
import { registerBinary, registerEndpoint } from '../../../lib/register-endpoint'
import { endShares, shareReport, sharedReport } from './commands/share'
import * as pdf from './pdf'
import * as reports from './queries/reports'

const reportRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, reportPage, ({ ctx, user, query }) => reports.listReports(ctx, user.id, query))
  registerEndpoint(app, reportPersons, ({ ctx, user }) => reports.listReportPersons(ctx, user.id))
  registerEndpoint(app, reportTrend, ({ ctx, user, query }) => reports.reportTrend(ctx, user.id, query))
  registerEndpoint(app, reportDetail, ({ ctx, user, params }) => reports.findReport(ctx, user.id, params.id))
  registerEndpoint(app, reportShare, ({ ctx, user, params }) => shareReport(ctx, user.id, params.id))
  registerEndpoint(app, reportUnshare, ({ ctx, user, params }) => endShares(ctx, user.id, params.id))
  registerEndpoint(app, reportShared, ({ ctx, query }) => sharedReport(ctx, query.token))
  registerBinary(app, reportPdf, ({ ctx, user, params }) => pdf.reportPdf(ctx, user.id, params.id))
}

export default reportRoutes
