import { View } from '@tarojs/components'
import { useRef } from 'react'
import { AtActionSheet } from 'taro-ui'
import { useText } from '@/i18n/use-text'
import type { Unread } from '@/utils/read-state'
import { Icon, type IconName } from '../icon'
import { UnreadState } from '../query-gate'
import { useDialogFocus } from '../sheet/dialog-focus'
import { Skeleton } from '../skeleton'
import { Tappable } from '../tappable'
import { webProps } from '../web-props'
import styles from './index.module.scss'

export interface ActionSheetItem {
  key: string
  text: string
  icon?: IconName
  note?: string
}

interface ActionSheetProps {
  isOpen: boolean
  title: string
  items: readonly ActionSheetItem[]
  /** more actions are being loaded, or could not be loaded */
  rest?: Unread | null
  onChoose: (key: string) => void
  onClose: () => void
}

/** A list of actions: call, chat, choose a map app. Not rendered while closed. */
export function ActionSheet({ isOpen, title, items, rest, onChoose, onClose }: ActionSheetProps) {
  const { t } = useText('common')
  const panel = useRef<unknown>(null)
  useDialogFocus(isOpen, panel, onClose)
  if (!isOpen) return null
  return (
    <View
      ref={panel}
      className={styles.dialog}
      ariaRole="dialog"
      ariaLabel={title}
      {...webProps({ 'aria-modal': true, tabIndex: -1 })}
    >
      <AtActionSheet className={styles.root} isOpened title={title} onClose={onClose}>
        {items.map((item) => (
          <Tappable
            key={item.key}
            className={styles.item}
            onClick={() => {
              onChoose(item.key)
              onClose()
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            <View className={styles.words}>
              <View>{item.text}</View>
              {item.note && <View className={styles.note}>{item.note}</View>}
            </View>
          </Tappable>
        ))}
        {rest && (
          <UnreadState
            state={rest}
            skeleton={
              <View className={styles.item}>
                <Skeleton width={40} />
              </View>
            }
            isPart
          />
        )}
        <Tappable className={styles.cancel} onClick={onClose}>
          {t('actionSheet.cancel')}
        </Tappable>
      </AtActionSheet>
    </View>
  )
}
