export interface Manifest {
  takenAt: string
  counts: Record<string, number>
  /** Null when the uploads are not in a folder. */
  files: number | null
}

interface BackupOptions {
  url: string
  uploads: string | null
  folder: string
  keyFile: string
  encryptionKeys: Buffer[]
}

export function takeBackup(options: BackupOptions): Promise<Manifest>
export function restoreBackup(options: BackupOptions): Promise<Manifest>
