const uuid = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/

/** An id as a code for the mini-program carries it: 32 characters at most, which a UUID has without its dashes. */
export const sceneOfId = (id: string): string => (uuid.test(id) ? id.replace(/-/g, '') : id).slice(0, 32)

/** The id of a code that was scanned; '' without one. */
export const idOfScene = (scene: string | undefined): string => {
  const parts = uuid.exec(scene ?? '')
  return parts ? parts.slice(1).join('-') : (scene ?? '')
}
