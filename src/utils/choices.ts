/** One line of a choice list; with a `disabledReason` it is shown but cannot be chosen. */
export type Choice = { value: string; label: string; hint?: string; disabledReason?: string }

/** The choices whose label or hint holds every word of the search text, whatever the case. */
export function matchingChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  return choices.filter(({ label, hint }) => {
    const text = `${label} ${hint ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
