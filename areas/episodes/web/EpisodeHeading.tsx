import { PageLink } from '#web/place/page.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import type { Episode } from '../contract.ts'

/** In a list of several articles: its title, which leads to the article. */
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
