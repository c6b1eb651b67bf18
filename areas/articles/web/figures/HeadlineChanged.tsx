import './ArticleFigures.css'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { ArticlePage } from '../../contract.ts'

/** A note with the former headline, and the time at which it changed. */
export function HeadlineChanged({ headline }: { headline: NonNullable<ArticlePage['headline']> }) {
  return (
    <p className="headline-changed meta">
      Headline changed <TimeAgo time={headline.time} inSentence />. Before:{' '}
      <bdi>“{headline.former}”</bdi>
    </p>
  )
}
