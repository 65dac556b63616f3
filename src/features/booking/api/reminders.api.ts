import type { BodyOf, DataOf } from '@contract/route'
import * as messages from '@contract/routes/messages'
import { templateMessages } from '@contract/routes/weixin'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** What the operator's list of templates calls those for reminders of an appointment. */
const REMINDERS = '2'

export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Templates of WeChat that reminders are sent by; empty where the account is not signed in with WeChat. */
    reminderTemplates: build.query<string[], void>({
      query: () => call(messages.messageChoices, { silent: true }),
      transformResponse: ({ templates }: DataOf<typeof messages.messageChoices>) =>
        templates.filter(({ topic }) => topic === 'reminders').map(({ templateId }) => templateId),
      keepUnusedDataFor: freshness.list,
      providesTags: ['User'],
    }),
    /** The templates that the operator uses for reminders now. */
    templateMessages: build.query<string[], void>({
      query: () => call(templateMessages, { body: { useTypeList: [REMINDERS], enable: true }, silent: true }),
      transformResponse: (rows: DataOf<typeof templateMessages>) => rows.map(({ priTmplId }) => priTmplId),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    allowMessages: build.mutation<boolean, BodyOf<typeof messages.messageSubscribed>>({
      query: (body) => call(messages.messageSubscribed, { body, silent: true }),
    }),
  }),
})
export const { useReminderTemplatesQuery, useTemplateMessagesQuery, useAllowMessagesMutation } = remindersApi
