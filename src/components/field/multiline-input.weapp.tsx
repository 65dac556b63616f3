import { Textarea } from '@tarojs/components'
import type { MultilineInputProps } from './types'

export function MultilineInput({ web: _web, ...rest }: MultilineInputProps) {
  return <Textarea {...rest} />
}
