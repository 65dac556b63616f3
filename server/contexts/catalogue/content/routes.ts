import type { FastifyPluginAsync } from 'fastify'
import * as content from '../../../../contract/content'
import * as reading from '../../../../contract/reading'
import { registerEndpoint } from '../../../lib/register-endpoint'
import {
  advertDisplay,
  articleDetail,
  articlePage,
  helpTree,
  decoration,
  decorationConfig,
  decorationImages,
  decorationVideos,
  homeConfig,
  navigationBar,
  noticeDetail,
  noticeList,
  noticePage,
  protocolDetail,
  protocolList,
} from './service'

const contentRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, content.decoration, ({ ctx }) => decoration(ctx))
  registerEndpoint(app, content.decorationImages, ({ ctx }) => decorationImages(ctx))
  registerEndpoint(app, content.decorationVideos, ({ ctx }) => decorationVideos(ctx))
  registerEndpoint(app, content.decorationConfig, ({ ctx }) => decorationConfig(ctx))
  registerEndpoint(app, content.homeConfig, ({ ctx }) => homeConfig(ctx))
  registerEndpoint(app, content.navigationBar, ({ ctx }) => navigationBar(ctx))
  registerEndpoint(app, content.noticeList, ({ ctx }) => noticeList(ctx))
  registerEndpoint(app, content.openingAdvert, ({ ctx, params }) => advertDisplay(ctx, 'opening', params.id))
  registerEndpoint(app, content.hoveringAdvert, ({ ctx, params }) =>
    advertDisplay(ctx, 'hovering', params.id),
  )
  registerEndpoint(app, reading.noticePage, ({ ctx, query }) => noticePage(ctx, query))
  registerEndpoint(app, reading.noticeDetail, ({ ctx, params }) => noticeDetail(ctx, params.id))
  registerEndpoint(app, reading.helpTree, ({ ctx }) => helpTree(ctx))
  registerEndpoint(app, content.articlePage, ({ ctx, query }) => articlePage(ctx, query))
  registerEndpoint(app, content.articleDetail, ({ ctx, params }) => articleDetail(ctx, params.id))
  registerEndpoint(app, content.protocolList, ({ ctx }) => protocolList(ctx))
  registerEndpoint(app, reading.protocolDetail, ({ ctx, params }) => protocolDetail(ctx, params.id))
}
export default contentRoutes
