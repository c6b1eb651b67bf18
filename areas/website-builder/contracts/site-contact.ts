import * as z from 'zod/mini'
import { INPUT } from '#core/limits.ts'
import { line } from '#core/words.ts'

/** Contact details that pages show; empty ones are left out. */
export const SiteContact = z.object({
  mail: line(INPUT.nameCharacters),
  phone: line(50),
  street: line(INPUT.nameCharacters),
  town: line(INPUT.nameCharacters),
  country: line(INPUT.nameCharacters),
})
export type SiteContact = z.infer<typeof SiteContact>

export const nobody: SiteContact = { mail: '', phone: '', street: '', town: '', country: '' }
