import { PageLink, usePage } from '#web/place/page.tsx'
import { arenaPages } from './arenas.ts'

/** The page that is current at the shorter address of the leaderboard, too. */
const [{ page: leaderboardPage }] = arenaPages

/** Links between the pages of the leaderboard hub. */
export function ArenaPages() {
  const { page } = usePage()
  const isOther = arenaPages.some((arena) => arena.page === page)
  const current = isOther ? page : leaderboardPage
  return (
    <nav className="arena-pages" aria-label="LMArena">
      {arenaPages.map((arena) => (
        <PageLink
          key={arena.page}
          page={arena.page}
          aria-current={arena.page === current ? 'page' : undefined}
        >
          {arena.name}
        </PageLink>
      ))}
    </nav>
  )
}
