import { newBlock } from '../blocks/new-block.ts'
import type { PageContent, PlacedBlock } from '../blocks/page-content.ts'
import { plugins as allPlugins, type SitePlugin } from '../plugins.ts'
import { privacyText } from './privacy-text.ts'

type Section = ReturnType<typeof privacyText>[number]

/**
 * Updates the generated sections of a privacy page to the plugins that are on now. A page whose
 * first section the reader has rewritten does not change. A rewritten section stays, and no
 * generated one with the same title is added.
 */
export function currentPrivacy(content: PageContent, plugins: readonly SitePlugin[]): PageContent {
  const [opening, ...others] = privacyText(allPlugins)
  if (!content.some((block) => isAsGenerated(block, opening!))) return content
  const wanted = privacyText(plugins)
  const isGenerated = (block: PlacedBlock) =>
    [opening!, ...others].some((section) => isAsGenerated(block, section))
  const kept = content.filter(
    (block) => !isGenerated(block) || wanted.some((section) => isAsGenerated(block, section)),
  )
  const missing = wanted.filter(
    ({ title }) => !content.some(({ type, props }) => type === 'text' && props['title'] === title),
  )
  const behind = kept.findLastIndex(isGenerated) + 1
  return [...kept.slice(0, behind), ...missing.map(blockOf), ...kept.slice(behind)]
}

function isAsGenerated({ type, props }: PlacedBlock, { title, words }: Section): boolean {
  return type === 'text' && props['title'] === title && props['words'] === words
}

function blockOf({ title, words }: Section): PlacedBlock {
  const { type, props } = newBlock('text', `privacy-${title.toLowerCase()}`)
  return { type, props: { ...props, title, words } }
}
