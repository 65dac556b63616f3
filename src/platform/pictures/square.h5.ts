/** Of a portrait that is sent, in pixels. */
const SIDE = 512
const QUALITY = 0.9

/**
 * Draws a square of a picture as a picture of its own.
 * @param square in the picture's own pixels
 * @returns null where the browser cannot: the picture is too large for it, or it keeps pages from reading canvases
 */
export async function drawSquare(
  picture: HTMLImageElement,
  square: { left: number; top: number; side: number },
): Promise<{ path: string; byteCount: number } | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return null
  // what is transparent would be black: a JPEG has no transparency
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, SIDE, SIDE)
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return drawn && { path: URL.createObjectURL(drawn), byteCount: drawn.size }
}
