import * as z from 'zod/mini'
import { defineContract, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'
import { Hub } from '../contract.ts'

/**
 * Adds hubs with a name that the reader has typed. The address of the hub is made from the name.
 */
export const hubNaming = defineContract('hubs/naming', {
  /** A blank name is replaced by "Custom Hub N". */
  addNamedHub: write(z.object({ name: text(INPUT.nameCharacters) }), Hub, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/naming': typeof hubNaming
  }
}
