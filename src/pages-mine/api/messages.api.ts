import { codes } from '@contract/constants/codes'
import type { MessageChannel, MessageTopic } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as messages from '@contract/routes/messages'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

type Page = DataOf<typeof messages.messagePage>

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The account's messages; each page starts after the last message of the previous one. */
    messageList: build.infiniteQuery<Page, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.id : undefined),
      },
      keepUnusedDataFor: freshness.live,
      providesTags: ['Message'],
      query: ({ pageParam }) =>
        call(messages.messagePage, { query: pageParam === '' ? {} : { after: pageParam } }),
    }),
    readMessage: build.mutation<boolean, string>({
      query: (id) => call(messages.messageRead, { params: { id }, silent: true }),
      invalidatesTags: ['Message'],
    }),
    readAllMessages: build.mutation<boolean, string>({
      query: (newestId) => call(messages.messageReadAll, { body: { newestId } }),
      invalidatesTags: ['Message'],
    }),
    messageChoices: build.query<messages.MessageChoices, void>({
      keepUnusedDataFor: freshness.live,
      providesTags: ['User'],
      query: () => call(messages.messageChoices),
    }),
    chooseChannel: build.mutation<messages.MessageChoices, { topic: MessageTopic; channel: MessageChannel }>({
      query: (choice) =>
        call(messages.messageChoicesSave, { body: { choices: [choice] }, shownInPlace: [codes.badInput] }),
      async onQueryStarted(_choice, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(messagesApi.util.upsertQueryData('messageChoices', undefined, answer.data))
      },
    }),
  }),
})
export const {
  useMessageListInfiniteQuery,
  useReadMessageMutation,
  useReadAllMessagesMutation,
  useMessageChoicesQuery,
  useChooseChannelMutation,
} = messagesApi
