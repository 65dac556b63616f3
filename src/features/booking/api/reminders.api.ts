import type { BodyOf, DataOf } from '@contract/route'
import * as messages from '@contract/routes/messages'
import { templateMessages } from '@contract/routes/weixin'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Kinds of WeChat reminders, as in the operator's list of templates. */
const useTypes = { reminders: '2', queue: '5' } as const
export type RemindedTopic = keyof typeof useTypes

const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** WeChat's templates of a topic; empty unless the account is signed in with WeChat. */
    reminderTemplates: build.query<string[], RemindedTopic>({
      query: () => call(messages.messageChoices, { silent: true }),
      transformResponse: ({ templates }: DataOf<typeof messages.messageChoices>, _meta, wanted) =>
        templates.filter(({ topic }) => topic === wanted).map(({ templateId }) => templateId),
      keepUnusedDataFor: freshness.list,
      providesTags: ['User'],
    }),
    /** The templates that the operator currently uses for a topic. */
    templateMessages: build.query<string[], RemindedTopic>({
      query: (topic) =>
        call(templateMessages, { body: { useTypeList: [useTypes[topic]], enable: true }, silent: true }),
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
