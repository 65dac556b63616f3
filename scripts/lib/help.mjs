// Imported first by every command: with --help or -h it prints the command's description, which is the comment
// at its beginning, and does nothing else.
import fs from 'node:fs'
import process from 'node:process'

const [, command] = process.argv
if (command && process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  const lines = fs.readFileSync(command, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  console.log(
    lines
      .slice(0, end)
      .join('\n')
      .replaceAll(/^\/\/ ?/gm, ''),
  )
  process.exit(0)
}
