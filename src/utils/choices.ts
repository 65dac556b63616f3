/** One entry of a choice list; one with a `disabledReason` is shown but cannot be chosen. */
export type Choice = { value: string; label: string; hint?: string; disabledReason?: string }

/** The choices whose label or hint contains every word of the search text, ignoring case. */
export function matchingChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  return choices.filter(({ label, hint }) => {
    const text = `${label} ${hint ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
