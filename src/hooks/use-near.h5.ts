/** On H5 a block is drawn at once: its code and its pictures wait by themselves. */
export function useNear(_id: string): boolean {
  return true
}
