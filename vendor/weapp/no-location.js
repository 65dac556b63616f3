/** The runtime's window tells its location when a page comes and goes; nobody here reads it. */
export class Location {
  trigger() {}
}
