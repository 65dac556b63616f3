/** The sheets that the page opens. */
export type ProfileSheet = 'phone' | 'email' | 'password' | 'delete'
