import type { FastifyPluginAsync } from 'fastify'
import * as content from '../../../../contract/content'
import * as reading from '../../../../contract/reading'
import { registerAnswer } from '../../../lib/register-answer'
import { articleDetail, articlePage, helpTree, protocolDetail, protocolList } from './queries/articles'
import { noticeDetail, noticeList, noticePage } from './queries/notices'
import {
  advertDisplay,
  decoration,
  decorationConfig,
  decorationImages,
  decorationVideos,
  homeConfig,
  navigationBar,
} from './queries/site'

const contentRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, content.decoration, ({ ctx }) => decoration(ctx))
  registerAnswer(app, content.decorationImages, ({ ctx }) => decorationImages(ctx))
  registerAnswer(app, content.decorationVideos, ({ ctx }) => decorationVideos(ctx))
  registerAnswer(app, content.decorationConfig, ({ ctx }) => decorationConfig(ctx))
  registerAnswer(app, content.homeConfig, ({ ctx }) => homeConfig(ctx))
  registerAnswer(app, content.navigationBar, ({ ctx }) => navigationBar(ctx))
  registerAnswer(app, content.noticeList, ({ ctx }) => noticeList(ctx))
  registerAnswer(app, content.openingAdvert, ({ ctx, params }) => advertDisplay(ctx, 'opening', params.id))
  registerAnswer(app, content.hoveringAdvert, ({ ctx, params }) => advertDisplay(ctx, 'hovering', params.id))
  registerAnswer(app, reading.noticePage, ({ ctx, query }) => noticePage(ctx, query))
  registerAnswer(app, reading.noticeDetail, ({ ctx, params }) => noticeDetail(ctx, params.id))
  registerAnswer(app, reading.helpTree, ({ ctx }) => helpTree(ctx))
  registerAnswer(app, content.articlePage, ({ ctx, query }) => articlePage(ctx, query))
  registerAnswer(app, content.articleDetail, ({ ctx, params }) => articleDetail(ctx, params.id))
  registerAnswer(app, content.protocolList, ({ ctx }) => protocolList(ctx))
  registerAnswer(app, reading.protocolDetail, ({ ctx, params }) => protocolDetail(ctx, params.id))
}
export default contentRoutes
