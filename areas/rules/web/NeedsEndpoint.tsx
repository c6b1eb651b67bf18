import { PageLink } from '#web/place/page.tsx'
import { TriangleAlert } from '#web/ui/more-icons.ts'

/** Says what a rule that translates lacks, and where to get it. */
export function NeedsEndpoint() {
  return (
    <p className="rule-conflict">
      <TriangleAlert aria-hidden="true" />
      <span>
        Translations need an AI endpoint with summaries turned on. Nothing is translated until you{' '}
        <PageLink page="/news-hub/ai-studio">add an endpoint</PageLink>.
      </span>
    </p>
  )
}
