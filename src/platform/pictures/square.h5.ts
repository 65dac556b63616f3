const SIDE = 512

function load(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('no picture'))
    picture.src = path
  })
}

/** The middle of a picture as a square, for a portrait; the picture itself where the browser cannot draw it. */
export async function cropSquare(path: string): Promise<string> {
  try {
    const picture = await load(path)
    const side = Math.min(picture.naturalWidth, picture.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    canvas
      .getContext('2d')
      ?.drawImage(
        picture,
        (picture.naturalWidth - side) / 2,
        (picture.naturalHeight - side) / 2,
        side,
        side,
        0,
        0,
        SIDE,
        SIDE,
      )
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9)
    })
    return drawn ? URL.createObjectURL(drawn) : path
  } catch {
    return path
  }
}
