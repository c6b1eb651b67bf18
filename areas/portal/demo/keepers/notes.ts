import type { Api } from '#core/contract.ts'
import type { notes } from '../../contracts/notes.ts'

export function demoNotes(): Api<typeof notes> {
  return {}
}
