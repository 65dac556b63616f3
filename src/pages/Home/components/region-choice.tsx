import { View } from '@tarojs/components'
import { useState } from 'react'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from './home-head.module.scss'
import { LowerRegionSheet } from './lower-sheets'

/** The region whose clinics come first. */
export function RegionChoice({ className = '' }: { className?: string }) {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const region = useAppSelector(selectRegion)
  const [isOpen, setIsOpen] = useState(false)
  const name = region === 'all' ? t('home.region.all') : common(`region.${region}`)
  return (
    <>
      <Tappable
        className={cx(styles.tool, className)}
        label={t('home.region.open', { name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="map-pin" />
        <View className={styles.toolName}>{region === 'all' ? t('home.region.short') : name}</View>
        <Icon name="caret-down" size={14} />
      </Tappable>
      {isOpen && <LowerRegionSheet region={region} onClose={() => setIsOpen(false)} />}
    </>
  )
}
