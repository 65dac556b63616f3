export interface MultilineInputProps {
  className?: string
  value: string
  name: string
  disabled?: boolean
  placeholder?: string
  maxlength: number
  focus?: boolean
  onInput: (event: { detail: { value: string } }) => void
  onFocus: () => void
  onBlur: () => void
  /** the accessible name in the mini-program; in the browser it is part of `web` */
  label: string
  /** attributes for the browser's element */
  web: Record<string, unknown>
}
