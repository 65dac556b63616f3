import { Textarea } from '@tarojs/components'
import { miniProps } from '../web-props'
import styles from './index.module.scss'
import type { MultilineInputProps } from './types'

export function MultilineInput({ web: _web, label, ...rest }: MultilineInputProps) {
  return <Textarea {...rest} {...miniProps({ ariaLabel: label, placeholderClass: styles.placeholder })} />
}
