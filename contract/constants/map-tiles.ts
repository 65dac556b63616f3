/** Where the server answers the tiles of its map, below its origin. */
export const mapTilePath = '/map/tiles/{z}/{x}/{y}'

/** Zoom levels of web maps; WeChat's range from 3 to 20. */
export const mapZooms = { min: 4, max: 18 } as const
