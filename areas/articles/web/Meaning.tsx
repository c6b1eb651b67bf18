import type { ArticlePage } from '../contract.ts'
import { CitedText } from './lends/CitedText.tsx'
import { PenLine } from '#web/ui/icons.ts'

/**
 * The sentences that concern the reader's profile, with their citations and the reason why they
 * were chosen.
 */
export function Meaning({ article }: { article: ArticlePage }) {
  const { meaning, coverage } = article
  if (!meaning) return null
  return (
    <aside className="meaning-note" aria-label="What this means for you">
      <strong>
        <PenLine />
        What this means for you
      </strong>
      <CitedText
        className="meaning-sentences"
        paragraphs={[meaning.sentences]}
        coverage={coverage}
      />
      <p className="meta">
        Because {meaning.because}, in your profile <bdi>“{meaning.profile}”</bdi>
      </p>
    </aside>
  )
}
