import type { BodyOf, DataOf } from '@contract/route'
import * as messages from '@contract/routes/messages'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

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
    allowMessages: build.mutation<boolean, BodyOf<typeof messages.messageSubscribed>>({
      query: (body) => call(messages.messageSubscribed, { body, silent: true }),
    }),
  }),
})
export const { useReminderTemplatesQuery, useAllowMessagesMutation } = remindersApi
