// npm run backup -- FOLDER: the database and the uploads of the configured server into a new folder, while it runs.
import { runBackupCommand } from './lib/backup-command.mjs'

await runBackupCommand('npm run backup -- FOLDER', (backup, of) => backup.takeBackup(of))
