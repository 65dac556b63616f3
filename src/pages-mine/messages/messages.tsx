import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ChoicesSheet } from './choices-sheet'
import { dayTitle } from './day-title'
import { MessageRow } from './message-row'
import { MessagesSkeleton } from './messages-skeleton'
import styles from './messages.module.scss'
import { useMessages } from './use-messages'

/** The account's messages by day: a tap opens the subject of a message. */
export default function MessagesPage() {
  const { t } = useText('pages-mine')
  const page = useMessages()
  return (
    <PageShell
      title={t('messages.title')}
      tab="mine"
      isNarrow
      overlay={
        page.isSignedIn && <ChoicesSheet isOpen={page.isChoosing} onClose={() => page.setChoosing(false)} />
      }
    >
      {!page.isSignedIn ? (
        <SignInGate icon="bell" title={t('messages.signInTitle')} text={t('messages.signInText')} />
      ) : (
        <View className={styles.page}>
          <View className={styles.tools}>
            <Button kind="text" size="card" icon="gear" onClick={() => page.setChoosing(true)}>
              {t('messages.choices')}
            </Button>
            {page.hasUnread && (
              <Button kind="text" size="card" icon="check" busy={page.isMarking} onClick={page.markAll}>
                {t('messages.markAll')}
              </Button>
            )}
          </View>
          <QueryGate
            state={page.state}
            skeleton={<MessagesSkeleton />}
            empty={{
              kind: 'notice',
              title: t('messages.empty'),
              text: t('messages.emptyText'),
              action: <Button onClick={() => switchTo(routes.commodity)}>{t('receipt.emptyAction')}</Button>,
            }}
          >
            {(days) => (
              <View className={styles.page}>
                {days.map(({ day, messages }) => (
                  <View key={day} className={styles.day}>
                    <Heading className={styles.name}>{dayTitle(day, msToDay(Date.now()), t)}</Heading>
                    <Card flush>
                      {messages.map((message) => (
                        <MessageRow key={message.id} message={message} onOpen={page.open} />
                      ))}
                    </Card>
                  </View>
                ))}
                <LoadMore status={page.status} onRetry={page.loadMore} onMore={page.loadMore} />
              </View>
            )}
          </QueryGate>
        </View>
      )}
    </PageShell>
  )
}
