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
  /** the accessible name in the mini-program; the browser has it among its attributes */
  label: string
  /** attributes of the browser's element */
  web: Record<string, unknown>
}
