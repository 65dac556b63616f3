/** Side of an uploaded portrait, in pixels. */
const SIDE = 512
const QUALITY = 0.9

/**
 * Crops a square of a picture.
 * @param square in the picture's own pixels
 * @returns null where the browser cannot: the picture is too large, or reading canvases is blocked
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
  // JPEG has no transparency; transparent areas would become black
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, SIDE, SIDE)
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return drawn && { path: URL.createObjectURL(drawn), byteCount: drawn.size }
}
