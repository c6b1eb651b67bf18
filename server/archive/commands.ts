import type { Command } from 'commander'
import { print, withHub } from '../command-line.ts'
import { byteWords } from '../disk/byte-words.ts'
import type { OpenedServer, OpenTool } from '../opened-server.ts'
import { bucketOf } from '../stores/open-stores.ts'
import { archiveRestored } from './archive-part.ts'
import type { ArchivePart } from './archive-part.ts'
import { exportArchive } from './export-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { placeOfArchives } from './scheduled/make-archive.ts'
import { withStoredArchive } from './scheduled/store-place.ts'

/** The prefix that names an archive in the store. */
const IN_STORE = 'store:'

/**
 * The commands `export`, `archives` and `restore`. An archive has everything that the areas put
 * into `parts`. Unfinished work in the archive is continued after it was restored.
 */
export function archiveCommands(parts: ArchivePart[]) {
  return (program: Command, openTool: OpenTool): void => {
    program
      .command('export')
      .description('export all data into one file')
      .argument('<file>', 'archive to write, such as synthwire.tar.gz')
      .option('--with-secrets', 'include passwords and the key to them; keep the file safe')
      .action(async (file: string, { withSecrets = false }: { withSecrets?: boolean }) => {
        await withHub(openTool, async ({ tools }) => {
          const { rows, files } = await exportArchive(tools, file, parts, { withSecrets })
          print(`${rows} rows and ${files} files written to ${file}`)
          if (!withSecrets) print('Passwords are not included; --with-secrets adds them.')
        })
      })

    program
      .command('archives')
      .description('list the archives that were made on a schedule')
      .action(() => withHub(openTool, listArchives))

    program
      .command('restore')
      .description('restore an archive into an empty server that is not running')
      .argument('<file>', 'archive that "export" wrote, or store:NAME for one in the store')
      .action((file: string) =>
        withHub(openTool, async ({ tools }) => {
          const restore = (file: string) => restoreArchive(tools, file, parts)
          const { rows, files, hasSecrets } = await (file.startsWith(IN_STORE)
            ? withStoredArchive(
                { ...tools, store: bucketOf(tools) },
                file.slice(IN_STORE.length),
                restore,
              )
            : restore(file))
          for (const goOn of tools.extensions(archiveRestored)) await goOn(tools)
          print(`${rows} rows and ${files} files restored`)
          if (!hasSecrets)
            print('The archive has no passwords: enter them again for the sources that need one.')
        }),
      )
  }
}

async function listArchives({ tools }: OpenedServer): Promise<void> {
  if (tools.archives === null) {
    print('No archives are made on a schedule. Set SYNTHWIRE_ARCHIVES to a folder, or to store.')
    return
  }
  const place = placeOfArchives(tools.archives, tools)
  for (const { name, bytes } of await place.list()) print(`${name}  ${byteWords(bytes)}`)
}
