import type { Command } from 'commander'
import { Problem } from '#core/problem.ts'
import type { ArchivePart } from '../archive-part.ts'
import { print, tell, withHub } from '../../command-line.ts'
import type { OpenTool } from '../../opened-server.ts'
import { copyMedia } from './copy-media.ts'
import { folderStore } from '../../stores/folder-store.ts'
import { bucketOf } from '../../stores/open-stores.ts'
import { claimStore, demandOwnStore } from '../../stores/store-owner.ts'

const TOLD_EVERY = 500

/** The commands `copy-media` and `claim-store`, for manual work on the bucket of the settings. */
export function storeCommands(parts: ArchivePart[]) {
  return (program: Command, openTool: OpenTool): void => {
    program
      .command('copy-media')
      .description('copy uploads and pictures that are missing there, to the store or back')
      .argument('<to>', '"store" or "folder"')
      .action((to: string) =>
        withHub(openTool, async ({ tools }) => {
          if (to !== 'store' && to !== 'folder')
            throw new Problem('invalid', `Give "store" or "folder", not "${to}".`)
          const store = bucketOf(tools)
          const folder = folderStore(tools.dataFolder)
          if (to === 'store') await demandOwnStore(store, tools.secrets)
          const { copied, known, damaged } = await copyMedia(
            to === 'store' ? { from: folder, to: store } : { from: store, to: folder },
            parts,
            (done, all) => done % TOLD_EVERY === 0 && tell(`${done} of ${all}`),
          )
          print(`${copied} files copied to the ${to}; ${known} were there already`)
          for (const name of damaged) print(`${name} is damaged, and was not copied`)
          if (damaged.length > 0) process.exitCode = 1
        }),
      )

    program
      .command('claim-store')
      .description('take over the bucket of a server that is gone for good')
      .action(() =>
        withHub(openTool, async ({ tools }) => {
          await claimStore(bucketOf(tools), tools.secrets)
          print('The bucket belongs to this server now.')
        }),
      )
  }
}
