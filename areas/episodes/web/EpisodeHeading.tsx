import { PageLink } from '#web/place/page.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import type { Episode } from '../contract.ts'

/** The title of an episode in a list that covers several articles, with a link to its article. */
export function EpisodeHeading({ episode: { title, article } }: { episode: Episode }) {
  if (article === null) return <h3 dir="auto">{title}</h3>
  return (
    <h3 dir="auto">
      <PageLink page={pageWith(feedPage, new URLSearchParams(), { article: String(article) })}>
        {title}
      </PageLink>
    </h3>
  )
}
