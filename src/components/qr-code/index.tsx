import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/**
 * One background picture instead of a thousand Views, which saves setData (2 KB). Runs of dark modules become
 * one stroke each.
 */
function toBackground(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  let path = ''
  data.forEach((modules, row) => {
    for (let column = 0; column < size; column++) {
      if (!modules[column]) continue
      const start = column
      while (column < size && modules[column]) column++
      path += `M${start} ${row}h${column - start}v1h-${column - start}z`
    }
  })
  // black on white in every theme, as scanners expect
  return (
    `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ` +
    `${size}' shape-rendering='crispEdges'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`
  )
}

/** A QR code to show at the clinic; always black on white. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const { t } = useText('common')
  const backgroundImage = useMemo(() => toBackground(text), [text])
  return (
    <View className={styles.root}>
      <View
        className={styles.code}
        style={{ backgroundImage }}
        ariaRole="img"
        ariaLabel={label ?? t('qr.label')}
      />
    </View>
  )
}
