const uuid = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/

/** Encodes an id for a mini-program code, which holds at most 32 characters: a UUID without its dashes. */
export const sceneOfId = (id: string): string => (uuid.test(id) ? id.replace(/-/g, '') : id).slice(0, 32)

/** The id in a scanned code; '' when there is none. */
export const idOfScene = (scene: string | undefined): string => {
  const parts = uuid.exec(scene ?? '')
  return parts ? parts.slice(1).join('-') : (scene ?? '')
}
