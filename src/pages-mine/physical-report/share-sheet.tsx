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
import { useReportShareMutation } from '@/pages-mine/api/reports.api'
import { copyText } from '@/platform/clipboard'
import { pageAddress } from '@/platform/system'
import styles from './share-sheet.module.scss'

/** Makes a link and puts it on the clipboard. @returns until when it lasts, once it is there */
function useShareLink(id: string) {
  const [ask, { isLoading }] = useReportShareMutation()
  const [end, setEnd] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const copy = async () => {
    setEnd('')
    const answer = await ask(id)
    const address = answer.data && pageAddress(routes.physicalReport, { share: answer.data.token })
    const isCopied = address ? await copyText(address) : false
    setHasFailed(!isCopied)
    if (isCopied && answer.data) setEnd(answer.data.expireTime)
  }
  return { copy, isLoading, end, hasFailed }
}

/** What a link shows and for how long, before it is made. */
export function ShareSheet({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useText('pages-mine')
  const link = useShareLink(id)
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
            void link.copy()
          }}
        >
          {t('report.copyLink')}
        </Button>
      }
    >
      <View className={styles.text}>{t('report.shareText', { n: limits.reportShareDays })}</View>
      <View {...webProps({ role: 'status' })}>
        {link.end !== '' && (
          <NextStrip kind="ok" icon="check-circle">
            {t('report.copied', { time: formatMoment(link.end) })}
          </NextStrip>
        )}
        {link.hasFailed && (
          <NextStrip kind="danger" icon="warning-circle">
            {t('report.copyFailed')}
          </NextStrip>
        )}
      </View>
    </Sheet>
  )
}
