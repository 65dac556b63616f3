import { View } from '@tarojs/components'
import { useState } from 'react'
import type { MessageChannel, MessageTopic } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { Segmented } from '@/components/segmented'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useChooseChannelMutation, useMessageChoicesQuery } from '@/pages-mine/api/messages.api'
import { readState } from '@/utils/read-state'
import styles from './messages.module.scss'

/** The channel of messages by topic; each choice is saved at once. */
export function ChoicesSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText('pages-mine')
  const read = useMessageChoicesQuery(undefined, { skip: !isOpen })
  const [choose, { isLoading }] = useChooseChannelMutation()
  const [pending, setPending] = useState<{ topic: MessageTopic; channel: MessageChannel } | null>(null)
  const change = async (topic: MessageTopic, channel: MessageChannel) => {
    setPending({ topic, channel })
    await choose({ topic, channel })
    setPending(null)
  }
  return (
    <Sheet isOpen={isOpen} title={t('messages.choices')} onClose={onClose}>
      <QueryGate state={readState(read.data, read)} skeleton={<SkeletonPage kind="form" />}>
        {({ choices }) => (
          <View className={styles.choices}>
            <View className={styles.note}>{t('messages.choicesNote')}</View>
            {choices.map(({ topic, channel, channels }) => (
              <View key={topic}>
                <Heading level={3}>{t(`messages.topic.${topic}`)}</Heading>
                <View className={styles.note}>{t(`messages.topicNote.${topic}`)}</View>
                {channels.length > 1 && (
                  <Segmented
                    items={channels.map((key) => ({ key, label: t(`messages.channel.${key}`) }))}
                    active={isLoading && pending?.topic === topic ? pending.channel : channel}
                    onChange={(next) => void change(topic, next)}
                    label={t(`messages.topic.${topic}`)}
                    idPrefix={`channel-${topic}`}
                  />
                )}
              </View>
            ))}
            {choices.every(({ channels }) => channels.length === 1) && (
              <View>
                <View className={styles.note}>{t('messages.noChannel')}</View>
                <Button kind="tint" onClick={() => go(routes.personalData)}>
                  {t('messages.addChannel')}
                </Button>
              </View>
            )}
          </View>
        )}
      </QueryGate>
    </Sheet>
  )
}
