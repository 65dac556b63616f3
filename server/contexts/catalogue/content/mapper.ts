import type { HelpTopic, Language } from '../../../../contract/constants/enums'
import type * as content from '../../../../contract/content'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { dayText } from '../../../lib/store-time'
import { type listNotices, type pageOfArticles } from './queries/rows'

type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number]

export const toNotice = (ctx: Context, row: NoticeRow) => ({
  id: row.id,
  title: localized(row.title, ctx.lang),
  content: localized(row.content, ctx.lang),
  createTime: dayText(row.startTime, ctx.config.storeTimeZone),
  articleId: row.articleId,
})

export const helpTopicNames: Record<HelpTopic, Record<Language, string>> = {
  helpbook: {
    'zh-Hant': '預約',
    'zh-Hans': '预约',
    en: 'Appointments',
    fr: 'Rendez-vous',
    es: 'Citas',
    ja: '予約',
  },
  helpvisit: {
    'zh-Hant': '到診',
    'zh-Hans': '到诊',
    en: 'At the clinic',
    fr: 'Au centre',
    es: 'En el centro',
    ja: 'ご来店',
  },
  helppay: {
    'zh-Hant': '付款、退款和收據',
    'zh-Hans': '付款、退款和收据',
    en: 'Paying, refunds and receipts',
    fr: 'Paiement, remboursement et reçus',
    es: 'Pagos, reembolsos y recibos',
    ja: 'お支払い・返金・領収書',
  },
  helpreport: {
    'zh-Hant': '報告',
    'zh-Hans': '报告',
    en: 'Reports',
    fr: 'Rapports',
    es: 'Informes',
    ja: '報告書',
  },
  helpaccount: {
    'zh-Hant': '帳號和家人',
    'zh-Hans': '账号和家人',
    en: 'Account and family',
    fr: 'Compte et proches',
    es: 'Cuenta y familia',
    ja: 'アカウントとご家族',
  },
}

type ArticleCardRow = Awaited<ReturnType<typeof pageOfArticles>>['rows'][number]

export const toArticleCard = (ctx: Context, row: ArticleCardRow): content.ArticleCard => ({
  id: row.id,
  title: localized(row.title, ctx.lang),
  author: localized(row.author, ctx.lang),
  minutes: row.minutes,
  picUrl: assetUrl(ctx.config, row.picUrl),
  createTime: row.date,
})
