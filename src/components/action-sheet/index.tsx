import { View } from '@tarojs/components'
import { AtActionSheet } from 'taro-ui'
import { useRef } from 'react'
import { useText } from '@/i18n/use-text'
import { Icon, type IconName } from '../icon'
import { type GateQuery, QueryGate } from '../query-gate'
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
  /** more of them is on its way, or could not be read */
  rest?: GateQuery<unknown>
  onChoose: (key: string) => void
  onClose: () => void
}

/** A few things one can do now: to call, to chat, which map. Closed, it is not in the page at all. */
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
          <QueryGate
            query={rest}
            skeleton={
              <View className={styles.item}>
                <Skeleton width={40} />
              </View>
            }
            isPart
          >
            {() => null}
          </QueryGate>
        )}
        <Tappable className={styles.cancel} onClick={onClose}>
          {t('actionSheet.cancel')}
        </Tappable>
      </AtActionSheet>
    </View>
  )
}
