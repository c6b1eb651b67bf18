import './TopHeadlines.css'
import { Suspense, useId, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronDown } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import { SourceMarks } from '#web/ui/marks/SourceMarks.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { RecordingLength } from '#areas/episodes/web/lends/RecordingLength.tsx'
import { feed, type Period } from '../../contract.ts'
import { ConfigureButton } from '../settings/ConfigureButton.tsx'
import { HeadlinesSkeleton } from '#web/ui/skeletons/FrontSkeleton.tsx'
import { headlinePeriods } from '../periods.ts'
import { useChosen, usePeriod } from '../use-chosen.ts'
import { useFirstUse } from '../toolbar/use-first-use.ts'
import { useFeedPage, useIsOpen } from '#areas/articles/web/lends/use-feed-page.ts'

const loadGist = async () => (await import('./HeadlineGist.tsx')).HeadlineGist
const HeadlineGist = lazyPart(loadGist)
const NoHeadlines = lazyPart(async () => (await import('./HeadlineGist.tsx')).NoHeadlines)
const NewHeadlines = lazyPart(async () => (await import('../LowerModules.tsx')).NewHeadlines)

/** The most important articles; each opens in place to show its summary. */
export function TopHeadlines() {
  const [chosen, setPeriod] = usePeriod()
  const explain = useFirstUse()
  // The headlines cover at most a month.
  const period = chosen === 'year' ? 'month' : chosen
  return (
    <Panel
      id="top-headlines"
      title="Top Headlines"
      actions={
        <>
          <Segmented
            label="Period"
            options={headlinePeriods}
            value={period}
            onChange={(value) => {
              setPeriod(value)
              explain('period')
            }}
          />
          <ConfigureButton module="headlines" />
        </>
      }
      skeleton={<HeadlinesSkeleton />}
    >
      <Headlines period={period} />
    </Panel>
  )
}

function Headlines({ period }: { period: Period }) {
  const { search } = useFeedPage()
  const { time: _, ...chosen } = useChosen()
  const asked = { period, search, ...chosen }
  const articles = useRead(feed.listHeadlines, asked)
  const [openId, setOpenId] = useState<number | null>(null)

  if (articles.length === 0) {
    return (
      <Suspense fallback={null}>
        <NoHeadlines />
      </Suspense>
    )
  }

  // Two lists are used instead of CSS columns, so that an open headline moves only those below it.
  const half = Math.ceil(articles.length / 2)
  const columns = [articles.slice(0, half), articles.slice(half)]
  return (
    <>
      <Suspense fallback={null}>
        <NewHeadlines asked={asked} />
      </Suspense>
      <div className="headlines">
        {columns.map((column, index) => (
          <ol key={index} start={index * half + 1}>
            {column.map((article) => (
              <Headline
                key={article.id}
                article={article}
                isOpen={article.id === openId}
                onToggle={() => setOpenId(article.id === openId ? null : article.id)}
              />
            ))}
          </ol>
        ))}
      </div>
    </>
  )
}

interface HeadlineProps {
  article: Article
  isOpen: boolean
  onToggle: () => void
}

function Headline({ article, isOpen, onToggle }: HeadlineProps) {
  const gistId = useId()
  const isCurrent = useIsOpen(article.id)
  return (
    <li className="headline" data-open={isOpen || undefined}>
      <div className="headline-row">
        <div className="article-meta">
          <Slug category={article.category} hue={article.hue} />
          <TimeAgo time={article.publishedTime} />
          <RecordingLength article={article} />
          <span className="headline-sources">
            <SourceMarks outlets={article.sources} most={2} size={16} />
            <span aria-hidden="true">{article.sourceCount}</span>
            <span className="visually-hidden">{count(article.sourceCount, 'source')}</span>
            <ChevronDown />
          </span>
        </div>
        <h3>
          <button
            type="button"
            data-headline={article.id}
            aria-current={isCurrent || undefined}
            dir="auto"
            aria-expanded={isOpen}
            aria-controls={isOpen ? gistId : undefined}
            onClick={onToggle}
            onPointerEnter={() => void loadGist()}
            onFocus={() => void loadGist()}
          >
            {article.title}
          </button>
        </h3>
      </div>
      {isOpen && (
        <Suspense fallback={<div id={gistId} />}>
          <HeadlineGist id={gistId} article={article} />
        </Suspense>
      )}
    </li>
  )
}
