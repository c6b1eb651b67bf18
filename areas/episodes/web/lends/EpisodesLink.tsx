import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { podcastsPage } from '#areas/portal/web/lends/pages.ts'
import { episodes } from '../../contract.ts'
import { unheardIn } from '../../episode-words.ts'

interface EpisodesLinkProps {
  /** True for an item of a list. */
  inList?: boolean
  onClick?: () => void
}

/** Links to the episodes, with the number of unheard ones; empty if no source has any. */
export function EpisodesLink({ inList = false, onClick }: EpisodesLinkProps) {
  const podcasts = useRead(episodes.listPodcasts, {})
  const { page } = usePage()
  if (podcasts.length === 0) return null
  const unheard = unheardIn(podcasts)
  const link = (
    <PageLink
      page={podcastsPage}
      data-episodes
      aria-current={page === podcastsPage ? 'page' : undefined}
      onClick={onClick}
    >
      Episodes
      {unheard > 0 && (
        <span className="hub-tab-count" data-quiet>
          {unheard}
          <span className="visually-hidden"> unheard</span>
        </span>
      )}
    </PageLink>
  )
  return inList ? <li>{link}</li> : link
}
