import './ArticleFigures.css'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { ArticlePage } from '../../contract.ts'

/** The time of the new headline, and the former one. */
export function HeadlineChanged({ headline }: { headline: NonNullable<ArticlePage['headline']> }) {
  return (
    <p className="headline-changed meta">
      Headline changed <TimeAgo time={headline.time} inSentence />. Before:{' '}
      <bdi>“{headline.former}”</bdi>
    </p>
  )
}
