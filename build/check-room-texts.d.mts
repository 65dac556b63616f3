export function checkRoomTexts(folder: string): void
