import { createElement, type ChangeEvent } from 'react'
import type { MultilineInputProps } from './types'

/** A plain textarea: Taro's Textarea on H5 is a web component whose inner textarea cannot be labelled. */
export function MultilineInput({
  web,
  label: _label,
  onInput,
  onFocus,
  onBlur,
  maxlength,
  focus,
  ...rest
}: MultilineInputProps) {
  return createElement('textarea', {
    ...rest,
    ...web,
    rows: 4,
    maxLength: maxlength,
    autoFocus: focus,
    onFocus,
    onBlur,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onInput({ detail: { value: event.target.value } }),
  })
}
