import './SourceDialog.css'
import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article, ArticlePage, Outlet } from '../../contract.ts'
import { feed } from '#areas/feed/contract.ts'
import { ArticleLink } from '../lends/ArticleLink.tsx'
import { Revised } from '../revisions/Revised.tsx'

interface SourceDialogProps {
  outlet: Outlet
  /** The article in which the source was opened. */
  article: ArticlePage
  open: boolean
  onClose: () => void
}

/**
 * A dialog about a source of an article: its mark, its reports on the article, and other articles
 * with it.
 */
export function SourceDialog({ outlet, article, open, onClose }: SourceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={outlet.name}>
      <div className="source-card">
        <SourceMark outlet={outlet} size={56} />
        <div>
          <Part outlet={outlet} article={article} />
          <Elsewhere outlet={outlet} article={article} />
        </div>
      </div>
    </Dialog>
  )
}

interface PartProps {
  outlet: Outlet
  article: ArticlePage
}

/** Reports of the source on this article. */
function Part({ outlet, article }: PartProps) {
  const reports = article.coverage.filter((report) => report.outlet.name === outlet.name)
  return (
    <section>
      <h3>In this article</h3>
      <ul>
        {reports.map((report) => (
          <li key={`${report.publishedTime} ${report.title}`}>
            <p className="meta">
              <TimeAgo time={report.publishedTime} />
            </p>
            {report.link ? (
              <a href={report.link} target="_blank" rel="noopener noreferrer" dir="auto">
                {report.title}
              </a>
            ) : (
              <p dir="auto">{report.title}</p>
            )}
            <Revised source={report} />
          </li>
        ))}
        {reports.length === 0 && <li>Counted among its sources.</li>}
      </ul>
    </section>
  )
}

/** Other listed articles with the outlet. */
function Elsewhere({ outlet, article }: PartProps) {
  const titleId = useId()
  const breaking = useRead(feed.listBreaking, {})
  const headlines = useRead(feed.listHeadlines, { period: 'today', search: '' })
  const others = new Map<number, Article>()
  for (const other of [...breaking, ...headlines, ...article.related]) {
    const isCounted = other.sources.some(({ name }) => name === outlet.name)
    if (isCounted && other.id !== article.id) others.set(other.id, other)
  }
  if (others.size === 0) return null
  const newestFirst = [...others.values()].toSorted((one, other) =>
    other.publishedTime.localeCompare(one.publishedTime),
  )
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Also counted in</h3>
      <ul>
        {newestFirst.map((other) => (
          <li key={other.id}>
            <p className="article-meta">
              <Slug category={other.category} hue={other.hue} />
              <TimeAgo time={other.publishedTime} />
            </p>
            <p>
              <ArticleLink article={other} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
