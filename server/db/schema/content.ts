import { boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { day, id, list, localText, moment, type LocalText } from './columns'

export interface BannerRow {
  id: string
  title: LocalText
  text: LocalText
  buttonText: LocalText
  picUrl: string
  picUrlWide: string
  link: string
}

export const decorationBlock = pgTable('decoration_block', {
  id: id().primaryKey(),
  type: varchar('type', { length: 20 }).notNull(),
  title: localText('title'),
  banners: list<BannerRow>('banners').notNull(),
  /** Target of the block's "More" link; null for the catalogue. */
  link: varchar('link', { length: 200 }),
  sort: integer('sort').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
})
export const navIcon = pgTable('nav_icon', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  icon: varchar('icon', { length: 40 }).notNull(),
  link: varchar('link', { length: 200 }).notNull(),
  sort: integer('sort').notNull(),
})
/** Pictures and videos between the blocks of the home page. */
export const decorationMedia = pgTable('decoration_media', {
  id: id().primaryKey(),
  kind: varchar('kind', { length: 5 }).notNull() /* image | video */,
  title: localText('title').notNull(),
  text: localText('text').notNull(),
  picUrl: varchar('pic_url', { length: 200 }).notNull(),
  picUrlWide: varchar('pic_url_wide', { length: 200 }).notNull(),
  videoUrl: varchar('video_url', { length: 200 }),
  seconds: integer('seconds'),
  link: varchar('link', { length: 200 }).notNull(),
  sort: integer('sort').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
})
/** Search suggestions shown before the user types. */
export const hotWord = pgTable('hot_word', {
  id: id().primaryKey(),
  text: localText('text').notNull(),
  sort: integer('sort').notNull(),
})
export const notice = pgTable('notice', {
  id: id().primaryKey(),
  title: localText('title').notNull(),
  content: localText('content').notNull(),
  articleId: id('article_id'),
  startTime: moment('start_time').notNull(),
  endTime: moment('end_time').notNull(),
})
export const advert = pgTable('advert', {
  id: id().primaryKey(),
  position: varchar('position', { length: 10 }).notNull() /* opening | hovering */,
  picUrl: varchar('pic_url', { length: 200 }).notNull(),
  link: varchar('link', { length: 200 }).notNull(),
  alt: localText('alt').notNull(),
  isShow: boolean('is_show').notNull(),
})
export const article = pgTable(
  'article',
  {
    id: id().primaryKey(),
    title: localText('title').notNull(),
    author: localText('author').notNull(),
    minutes: integer('minutes').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    content: localText('content').notNull(),
    date: day('date').notNull(),
    topic: varchar('topic', { length: 20 }).notNull().default('health'),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('article_date_idx').on(t.date.desc().nullsFirst(), t.id),
    index('article_topic_idx').on(t.topic, t.date.desc().nullsFirst(), t.id),
  ],
)
export const protocol = pgTable('protocol', {
  id: id().primaryKey(),
  kind: varchar('kind', { length: 20 }).notNull(),
  title: localText('title').notNull(),
  content: localText('content').notNull(),
  date: day('date').notNull(),
})
export const customConfig = pgTable('custom_config', {
  customCode: varchar('custom_code', { length: 60 }).primaryKey(),
  configValue: localText('config_value').notNull(),
})
/** Exchange rate from 1 HKD in ten-thousandths: 9213 is 0.9213. */
export const exchangeRate = pgTable('exchange_rate', {
  code: varchar('code', { length: 3 }).primaryKey(),
  rateE4: integer('rate_e4').notNull(),
  updateTime: moment('update_time').notNull(),
})

/** A message sent by a sandbox port. */
export const outboxMessage = pgTable('outbox_message', {
  id: id().primaryKey(),
  channel: varchar('channel', { length: 10 }).notNull(),
  recipient: varchar('recipient', { length: 120 }).notNull(),
  body: text('body').notNull(),
  createTime: moment('create_time').notNull(),
})
export const sandboxState = pgTable('sandbox_state', {
  key: varchar('key', { length: 40 }).primaryKey(),
  value: jsonb('value').notNull(),
})
