import type { Command } from 'commander'
import type { OpenTool } from '../hub.ts'
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
      .description('write everything that the hub keeps into one file')
      .argument('<file>', 'archive to write, such as synthwire.tar.gz')
      .option('--with-secrets', 'passwords and the key to them, too: who has the file has them')
      .action(async (file: string, { withSecrets = false }: { withSecrets?: boolean }) => {
        const hub = await openTool()
        try {
          const { rows, files } = await exportArchive(hub.tools, file, parts, {
            withSecrets,
          })
          print(`${rows} rows and ${files} files written to ${file}`)
          if (!withSecrets) print('Passwords are not in it; --with-secrets adds them.')
        } finally {
          await hub.close()
        }
      })

    program
      .command('restore')
      .description('fill an empty hub from an archive; the hub must not run')
      .argument('<file>', 'archive that "export" wrote')
      .action(async (file: string) => {
        const hub = await openTool()
        try {
          const { rows, files, hasSecrets } = await restoreArchive(hub.tools, file, parts)
          for (const goOn of hub.tools.extensions(archiveRestored)) await goOn(hub.tools)
          print(`${rows} rows and ${files} files restored`)
          if (!hasSecrets)
            print('Passwords were not in it: sources that need one ask for it again.')
        } finally {
          await hub.close()
        }
      })
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
