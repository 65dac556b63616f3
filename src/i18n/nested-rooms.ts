/**
 * Folders of pages whose texts are a namespace of their own: those of the cart, a subpackage inside the main one's
 * folder, and of the welcome page, which the first visit loads without the other texts of its subpackage.
 */
const nestedRooms = ['pages/trolley', 'pages-common/welcome'] as const

/** The one of a page, from its path. */
export const nestedRoomOf = (page: string) => nestedRooms.find((room) => page.startsWith(`${room}/`))
