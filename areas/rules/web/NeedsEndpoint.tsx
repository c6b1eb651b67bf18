import { PageLink } from '#web/place/page.tsx'
import { TriangleAlert } from '#web/ui/more-icons.ts'

/** Says that a rule that translates needs an endpoint, and where to add one. */
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
