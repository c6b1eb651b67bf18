import type { Command } from 'commander'
import type { OpenTool } from '../open-server.ts'
import { archiveRestored } from './archive-part.ts'
import type { ArchivePart } from './archive-part.ts'
import { exportArchive } from './export-archive.ts'
import { restoreArchive } from './restore-archive.ts'

/**
 * `export` and `restore`: everything that the areas put into `parts`, as one archive. What the archive left undone
 * is taken up as after storing it.
 */
export function archiveCommands(parts: ArchivePart[]) {
  return (program: Command, openTool: OpenTool): void => {
    program
      .command('export')
      .description('export all data into one file')
      .argument('<file>', 'archive to write, such as synthwire.tar.gz')
      .option('--with-secrets', 'include passwords and the key to them; keep the file safe')
      .action(async (file: string, { withSecrets = false }: { withSecrets?: boolean }) => {
        const hub = await openTool()
        try {
          const { rows, files } = await exportArchive(hub.tools, file, parts, {
            withSecrets,
          })
          print(`${rows} rows and ${files} files written to ${file}`)
          if (!withSecrets) print('Passwords are not included; --with-secrets adds them.')
        } finally {
          await hub.close()
        }
      })

    program
      .command('restore')
      .description('restore an archive into an empty server that is not running')
      .argument('<file>', 'archive that "export" wrote')
      .action(async (file: string) => {
        const hub = await openTool()
        try {
          const { rows, files, hasSecrets } = await restoreArchive(hub.tools, file, parts)
          for (const goOn of hub.tools.extensions(archiveRestored)) await goOn(hub.tools)
          print(`${rows} rows and ${files} files restored`)
          if (!hasSecrets)
            print('The archive has no passwords: enter them again for the sources that need one.')
        } finally {
          await hub.close()
        }
      })
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
