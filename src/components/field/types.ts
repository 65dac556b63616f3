export interface MultilineInputProps {
  className?: string
  value: string
  name: string
  disabled?: boolean
  placeholder?: string
  maxlength: number
  onInput: (event: { detail: { value: string } }) => void
  onFocus: () => void
  onBlur: () => void
  /** attributes for the browser's element */
  web: Record<string, unknown>
}
