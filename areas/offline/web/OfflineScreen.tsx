import './Offline.css'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { wholeList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { offline, type KeptArticle } from '../contract.ts'

/** Articles that can be read on this device without a network. */
export function OfflineScreen() {
  return (
    <div className="offline-page">
      <Panel title="Kept for reading without a network" skeleton={<SkeletonLines count={8} />}>
        <KeptArticles />
      </Panel>
    </div>
  )
}

const growing = { ...wholeList<KeptArticle>('article'), holdsAsked: true }

function KeptArticles() {
  const articles = useRead(offline.listArticles, {})
  const saved = articles.filter(({ isSaved }) => isSaved)
  const newest = articles.filter(({ isSaved }) => !isSaved)
  if (articles.length === 0)
    return <Empty>There are no articles yet. They are kept here as they arrive.</Empty>
  return (
    <>
      <p className="offline-hint">
        {count(articles.length, 'article')}: the newest, and those that you saved. This browser
        keeps them with their pictures while it shows Synthwire. Signing out deletes them from it.
      </p>
      <Newer operation={offline.listArticles} input={{}} list={growing} />
      <ArticleList title="Saved" articles={saved} />
      <ArticleList title="Newest" articles={newest} />
    </>
  )
}

function ArticleList({ title, articles }: { title: string; articles: KeptArticle[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="offline-list">
        {articles.map(({ id, title, publishedTime, isRead }) => (
          <li key={id} data-read={isRead || undefined}>
            <PageLink page={`/news-hub/feed?article=${id}`} dir="auto">
              {title}
            </PageLink>
            <TimeAgo time={publishedTime} />
          </li>
        ))}
      </ul>
    </section>
  )
}
