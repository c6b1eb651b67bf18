import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { line } from '#core/words.ts'
import { WholeBrief } from '../drafts/brief.ts'
import { TEMPLATES } from '../limits.ts'

const OneTemplate = z.object({ template: Id })
const Name = line(TEMPLATES.nameCharacters).check(z.minLength(1, 'Give the template a name'))

export const OpenTemplate = z.object({
  name: z.string(),
  description: z.string(),
  /** Fields of a brief that the template fills in. */
  brief: z.partial(WholeBrief),
  /** Things that the template refers to and that no longer exist, such as "an article". */
  missing: z.array(z.string()),
})
export type OpenTemplate = z.infer<typeof OpenTemplate>

/** Templates for texts: general ones, and the reader's own. */
export const templates = defineContract('ai-content/templates', {
  getTemplate: read(OneTemplate, OpenTemplate, ['not-found']),
  /**
   * Makes a template from the brief of a draft. Without `keepsWords`, it leaves out what the reader
   * wrote, and the articles and searches that the reader chose.
   */
  saveTemplate: write(
    z.object({ draft: Id, name: Name, keepsWords: z.boolean() }),
    z.object({ template: Id }),
    ['not-found', 'conflict'],
  ),
  renameTemplate: write(z.extend(OneTemplate, { name: Name }), Nothing, ['not-found']),
  /** Deletes one of the reader's own templates, which can be restored for some days. */
  deleteTemplate: write(OneTemplate, Nothing, ['not-found']),
  restoreTemplate: write(OneTemplate, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/templates': typeof templates
  }
}
