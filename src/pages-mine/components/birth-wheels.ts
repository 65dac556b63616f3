/** Typical age of a person with this relation. */
const OFTEN_AGED: Partial<Record<string, number>> = { child: 6, parent: 65 }
/** Closer to most birth dates than today. */
const BIRTH_YEAR = 1985

/**
 * Initial position of a birth date's wheels.
 * @param today 'yyyy-MM-dd'
 */
export function birthWheelsStart(relation: string, today: string): string {
  const age = OFTEN_AGED[relation]
  return `${age === undefined ? BIRTH_YEAR : Number(today.slice(0, 4)) - age}-01-01`
}
