// npm run restore -- FOLDER: restores a backup into the configured, empty database and an empty folder of
// uploads.
import './lib/help.mjs'
import { runBackupCommand } from './lib/backup-command.mjs'

await runBackupCommand('npm run restore -- FOLDER', (backup, of) => backup.restoreBackup(of))
