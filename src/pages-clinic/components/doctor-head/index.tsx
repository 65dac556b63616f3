import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/avatar'
import { Heading } from '@/components/heading'
import styles from './index.module.scss'

interface DoctorHeadProps {
  name: string
  title: string
  picture: string
  /** one line per fact: department, clinic, languages … */
  facts: readonly string[]
  headingLevel?: 1 | 2 | 3
  /** the subject of the page */
  isLead?: boolean
  children?: ReactNode
}

/** Header of a doctor: portrait, name and title, and one line per fact. */
export function DoctorHead({
  name,
  title,
  picture,
  facts,
  headingLevel = 2,
  isLead,
  children,
}: DoctorHeadProps) {
  return (
    <View className={styles.root}>
      <Avatar src={picture} alt="" size="l" />
      <View className={styles.words}>
        <View className={styles.names}>
          <Heading level={headingLevel} size={isLead ? 'strong' : 'body'}>
            {name}
          </Heading>
          <View className={styles.title}>{title}</View>
        </View>
        {facts.filter(Boolean).map((fact) => (
          <View key={fact} className={styles.fact}>
            {fact}
          </View>
        ))}
        {children}
      </View>
    </View>
  )
}
