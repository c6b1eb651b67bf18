import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { podcastsPage } from '#areas/portal/web/lends/pages.ts'
import { episodes } from '../contract.ts'
import { EpisodeRow } from './EpisodeRow.tsx'

/** Recordings of an article to hear and watch. */
export function EpisodesOfArticle({ article }: { article: number }) {
  const found = useRead(episodes.listOfArticle, { article })
  if (found.length === 0) return null
  return (
    <section aria-label="Recordings">
      <ul className="episodes">
        {found.map((episode) => (
          <EpisodeRow key={episode.id} episode={episode} />
        ))}
      </ul>
      <p className="meta">
        <PageLink page={podcastsPage}>All episodes and your queue</PageLink>
      </p>
    </section>
  )
}
