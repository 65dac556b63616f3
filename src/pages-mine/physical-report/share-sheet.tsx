import { View } from '@tarojs/components'
import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { Sheet } from '@/components/sheet'
import { webProps } from '@/components/web-props'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import { useReportShareMutation, useReportUnshareMutation } from '@/pages-mine/api/reports.api'
import { copyText } from '@/platform/clipboard'
import { pageAddress } from '@/platform/system'
import styles from './share-sheet.module.scss'

/**
 * Creates a link and copies it to the clipboard.
 * @returns its expiry, once it is copied
 */
function useShareLink(id: string) {
  const [ask, { isLoading }] = useReportShareMutation()
  const [end, setEnd] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const copy = async () => {
    setEnd('')
    const answer = await ask(id)
    // a mini-program's pages have no address of their own: the web app shows the report
    const own: string | undefined =
      answer.data && pageAddress(routes.physicalReport, { share: answer.data.token })
    const address = own ?? answer.data?.url
    const isCopied = address ? await copyText(address) : false
    setHasFailed(!isCopied)
    if (isCopied && answer.data) setEnd(answer.data.expireTime)
  }
  return { copy, isLoading, end, hasFailed }
}

/**
 * Revokes all links created so far.
 * @returns the result
 */
function useEndLinks(id: string) {
  const [ask, { isLoading }] = useReportUnshareMutation()
  const [outcome, setOutcome] = useState<'ended' | 'notEnded' | null>(null)
  const end = async () => {
    setOutcome(null)
    const answer = await ask(id)
    setOutcome(answer.error ? 'notEnded' : 'ended')
  }
  return { end, isLoading, outcome, forget: () => setOutcome(null) }
}

/** What a link shows and for how long, before it is created; and a button to revoke existing links. */
export function ShareSheet({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useText('pages-mine')
  const link = useShareLink(id)
  const ending = useEndLinks(id)
  return (
    <Sheet
      isOpen={isOpen}
      title={t('report.shareTitle')}
      onClose={onClose}
      footer={
        <Button
          block
          icon="link"
          busy={link.isLoading}
          onClick={() => {
            ending.forget()
            void link.copy()
          }}
        >
          {t('report.copyLink')}
        </Button>
      }
    >
      <View className={styles.text}>{t('report.shareText', { n: limits.reportShareDays })}</View>
      <View {...webProps({ role: 'status' })}>
        {link.end !== '' && ending.outcome !== 'ended' && (
          <NextStrip kind="ok" icon="check-circle">
            {t('report.copied', { time: formatMoment(link.end) })}
          </NextStrip>
        )}
        {link.hasFailed && (
          <NextStrip kind="danger" icon="warning-circle">
            {t('report.copyFailed')}
          </NextStrip>
        )}
        {ending.outcome && (
          <NextStrip
            kind={ending.outcome === 'ended' ? 'ok' : 'danger'}
            icon={ending.outcome === 'ended' ? 'check-circle' : 'warning-circle'}
          >
            {t(ending.outcome === 'ended' ? 'report.linksEnded' : 'report.linksNotEnded')}
          </NextStrip>
        )}
      </View>
      <View className={styles.end}>
        <Button
          kind="text"
          size="small"
          icon="prohibit"
          busy={ending.isLoading}
          onClick={() => {
            void ending.end()
          }}
        >
          {t('report.endLinks')}
        </Button>
      </View>
    </Sheet>
  )
}
