/** Tracks which tables were changed, and in which order, as far as this process knows. */
export interface DataChanges {
  /** Increases with every change. */
  sequence(): number
  /** True when one of the tables was changed after `sequence`. */
  isAnyAfter(sequence: number, tables: readonly string[]): boolean
  /** Records committed changes, made by this process or by another. */
  record(tables: readonly string[]): void
  /** Records that any table may have changed. */
  recordAll(): void
  /** Subscribes to the changes that this process makes. */
  onOwn(hear: (tables: readonly string[]) => void): void
  /** Records what this process has just committed, and notifies the subscribers. */
  recordOwn(tables: readonly string[]): void
}

export function createDataChanges(): DataChanges {
  let now = 0
  let allAt = 0
  const changedAt = new Map<string, number>()
  const listeners: ((tables: readonly string[]) => void)[] = []

  const record = (tables: readonly string[]): void => {
    now += 1
    for (const table of tables) changedAt.set(table, now)
  }
  return {
    sequence: () => now,
    isAnyAfter: (sequence, tables) =>
      sequence < now && (allAt > sequence || tables.some((table) => (changedAt.get(table) ?? 0) > sequence)),
    record,
    recordAll() {
      now += 1
      allAt = now
    },
    onOwn: (hear) => void listeners.push(hear),
    recordOwn(tables) {
      record(tables)
      for (const hear of listeners) hear(tables)
    },
  }
}
