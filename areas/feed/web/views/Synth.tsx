import './Synth.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { GrowingList } from '#web/ui/newer/growing-list.ts'
import { Slug } from '#web/ui/marks/Slug.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { LONGEST_LIST, reading, type Briefing } from '../../contracts/reading.ts'
import { ArticleLink } from '#areas/articles/web/lends/ArticleLink.tsx'
import { CitedText } from '#areas/articles/web/lends/CitedText.tsx'
import { NewArticles, ofArticles } from '#areas/articles/web/lends/NewArticles.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { ArticleMenu } from '../menu/ArticleMenu.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { BriefingSources } from './BriefingSources.tsx'
import { NoArticles } from './NoArticles.tsx'

const PAGE = 12
const WORDS_A_MINUTE = 230

/** The news as briefings, in which each sentence has its citations. */
export function Synth() {
  const { filter, time, search } = useFeedPage()
  // A new key makes the list start over when a choice changes.
  return <Briefings key={`${filter} ${time} ${search}`} />
}

function Briefings() {
  const [most, setMost] = useState(PAGE)
  return (
    <Panel
      id="briefings"
      title="Briefings"
      count={<ReadingTime most={most} />}
      skeleton={<SkeletonLines count={12} />}
    >
      <BriefingList most={most} onMore={() => setMost(Math.min(LONGEST_LIST, most + PAGE))} />
    </Panel>
  )
}

function useAsked(most: number) {
  const { filter, time, search } = useFeedPage()
  return { filter, time, search, count: most, ...useHub(), ...useUnread() }
}

function useBriefings(most: number) {
  return useRead(reading.listBriefings, useAsked(most))
}

function ReadingTime({ most }: { most: number }) {
  const { briefings } = useBriefings(most)
  if (briefings.length === 0) return null
  const words = briefings.reduce((sum, briefing) => sum + wordsOf(briefing), 0)
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  return `${count(briefings.length, 'briefing')}, ${minutes} min`
}

function wordsOf({ title, sentences }: Briefing): number {
  const text = [title, ...sentences.map((sentence) => sentence.text)].join(' ')
  return text.split(/\s+/).length
}

const briefingList: GrowingList<{ briefings: Briefing[]; hasMore: boolean }> = {
  ...ofArticles,
  rows: ({ briefings }) => briefings,
  withRows: (_, fresh, briefings) => ({ ...fresh, briefings: briefings as Briefing[] }),
}

function BriefingList({ most, onMore }: { most: number; onMore: () => void }) {
  const asked = useAsked(most)
  const { briefings, hasMore } = useRead(reading.listBriefings, asked)
  if (briefings.length === 0) return <NoArticles />
  return (
    <>
      <NewArticles operation={reading.listBriefings} input={asked} list={briefingList} />
      <ol className="briefings">
        {briefings.map((briefing) => (
          <BriefingItem key={briefing.id} briefing={briefing} />
        ))}
      </ol>
      {hasMore && most < LONGEST_LIST && <Button onClick={onMore}>Show more</Button>}
    </>
  )
}

function BriefingItem({ briefing }: { briefing: Briefing }) {
  const { title, summary, category, hue, publishedTime, sentences, coverage } = briefing
  // If there are no sentences with citations, the feed's own summary is shown.
  const shown = sentences.length > 0 ? sentences : [{ text: summary, citations: [] }]
  return (
    <li className="briefing" data-read={briefing.isRead || undefined}>
      <article aria-label={title}>
        <div className="article-meta">
          <Slug category={category} hue={hue} />
          <TimeAgo time={publishedTime} />
          <ArticleMenu article={briefing} />
        </div>
        <h3>
          <ArticleLink article={briefing} />
        </h3>
        <CitedText className="briefing-text" paragraphs={[shown]} coverage={coverage} />
        <BriefingSources coverage={coverage} />
      </article>
    </li>
  )
}
