// npm run backup -- FOLDER: writes the database and uploads of the configured server to a new folder while it
// runs.
import './lib/help.mjs'
import { runBackupCommand } from './lib/backup-command.mjs'

await runBackupCommand('npm run backup -- FOLDER', (backup, of) => backup.takeBackup(of))
