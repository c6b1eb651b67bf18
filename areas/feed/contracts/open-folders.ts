import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { list } from '#core/words.ts'

/** A bound above the number of categories. */
const FOLDERS_AT_MOST = 200

/** The open folders of Your Feed, on every device of the reader. */
export const openFolders = defineContract('open-folders', {
  /** Returns null for a reader who never opened or closed a folder of this hub. */
  getOpenFolders: read(z.object(OfHub), z.nullable(z.array(z.string()))),
  saveOpenFolders: write(z.object({ ...OfHub, folders: list(Id, FOLDERS_AT_MOST) }), Nothing, [
    'not-found',
  ]),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'open-folders': typeof openFolders
  }
}
