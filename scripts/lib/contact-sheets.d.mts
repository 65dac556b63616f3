export interface Shot {
  file: string
  name: string
  width: number
  colorScheme: string
  language: string
  text: number
  state: string
  isSignedIn: boolean
}

export function withEarlier(folder: string, newest: Shot[]): Shot[]
export function indexPage(shots: Shot[], sheets?: Record<string, string>): string
