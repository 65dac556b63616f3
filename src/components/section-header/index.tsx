import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

/** 'More ›' beside a title; the label adds its subject. */
export function MoreLink({
  text,
  label,
  href,
  onClick,
}: {
  text: string
  label?: string
  href?: string
  onClick: () => void
}) {
  return (
    <Tappable className={styles.more} role="link" label={label} href={href} onClick={onClick}>
      <View>{text}</View>
      <Icon name="caret-right" size={16} />
    </Tappable>
  )
}

/** The title of a section of a page. */
export function SectionHeader({
  title,
  more,
  moreHref,
  onMore,
  beside,
}: {
  title: string
  more?: string
  moreHref?: string
  onMore?: () => void
  /** before 'More' */
  beside?: ReactNode
}) {
  return (
    <View className={styles.root}>
      <Heading level={2} size="title" className={styles.title}>
        {title}
      </Heading>
      {beside}
      {more && onMore && <MoreLink text={more} label={`${more} ${title}`} href={moreHref} onClick={onMore} />}
    </View>
  )
}

/**
 * A section with a title: 48 px above its title and 24 px between its children, inside PageShell's column.
 */
export function Section({
  title,
  more,
  moreHref,
  onMore,
  beside,
  children,
}: {
  title: string
  more?: string
  /** target address of 'More' */
  moreHref?: string
  onMore?: () => void
  /** a choice on the line of the title, before 'More' */
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <View className={styles.section}>
      <SectionHeader title={title} more={more} moreHref={moreHref} onMore={onMore} beside={beside} />
      {children}
    </View>
  )
}
