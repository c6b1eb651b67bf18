import * as z from 'zod/mini'
import { defineContract, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'
import { Hub } from '../contract.ts'

/** Adding a hub once it has a name, which its address is made of. */
export const hubNaming = defineContract('hubs/naming', {
  /** A name of nothing but spaces is replaced by "Custom Hub N". */
  addNamedHub: write(z.object({ name: text(INPUT.nameCharacters) }), Hub, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/naming': typeof hubNaming
  }
}
