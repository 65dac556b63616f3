/** Path of the server's map tiles. */
export const mapTilePath = '/map/tiles/{z}/{x}/{y}'

/** Zoom levels of web maps; WeChat's maps allow 3 to 20. */
export const mapZooms = { min: 4, max: 18 } as const
