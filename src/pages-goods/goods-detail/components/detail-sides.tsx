import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './detail-body.module.scss'

interface SideProps {
  children: ReactNode
}

/** A card in the narrow column of a desktop. */
export const Side = ({ children }: SideProps) => <View className={styles.side}>{children}</View>
/** A card in the wide column of a desktop. */
export const Main = ({ children }: SideProps) => <View className={styles.main}>{children}</View>
