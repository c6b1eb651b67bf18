import './ArticleOverlay.css'
import './article-print.css'
import '../beside/Beside.css'
import '../reading-look/reading-look.css'
import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { AskContext, useRead, useRefresh } from '#web/asking/api.tsx'
import { afterPaint } from '#web/loading/after-paint.ts'
import { usePainted } from '#web/loading/use-painted.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { selectable } from '#web/ui/selection/selected-text.ts'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { Skeleton, SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { WhereFound } from '#web/ui/blocks/WhereFound.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { articles, type ArticlePage } from '../../contract.ts'
import { headlineOf, useArticleMark, useHeadlineInView } from '../beside/use-article-mark.ts'
import { useIsBeside } from '../beside/use-is-beside.ts'
import { ArticleKeywords } from '../ArticleKeywords.tsx'
import { GoneArticle } from '../GoneArticle.tsx'
import { BookmarkButton } from '../BookmarkButton.tsx'
import { CitedText } from './CitedText.tsx'
import { Meaning } from '../Meaning.tsx'
import { SinceLastSeen } from '../last-seen/SinceLastSeen.tsx'
import { MeaningNote } from './MeaningNote.tsx'
import { PublishedFirst } from '../PublishedFirst.tsx'
import { useReadingLook } from '../reading-look/reading-look.ts'
import { ReadingLookButton } from '../reading-look/ReadingLookButton.tsx'
import { RelatedArticles } from '../RelatedArticles.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { SourceChips } from '../sources/SourceChips.tsx'
import { SourceList } from '../sources/SourceList.tsx'
import { useKept } from '#web/asking/use-kept.ts'

const ArticleWriting = lazyPart(async () => (await import('../ArticleWriting.tsx')).ArticleWriting)

const ArticleFigures = lazyPart(
  async () => (await import('../figures/ArticleFigures.tsx')).ArticleFigures,
)
const HeadlineChanged = lazyPart(
  async () => (await import('../figures/HeadlineChanged.tsx')).HeadlineChanged,
)
const RuleMarks = lazyPart(async () => (await import('../RuleMarks.tsx')).RuleMarks)
const TranslatedSummary = lazyPart(
  async () => (await import('../translation/TranslatedSummary.tsx')).TranslatedSummary,
)
const OtherArticles = lazyPart(async () => (await import('../OtherArticles.tsx')).OtherArticles)
const Corrections = lazyPart(
  async () => (await import('../corrections/Corrections.tsx')).Corrections,
)
import { useTimeSpent } from '../use-time-spent.ts'

interface ArticleOverlayProps {
  id: number
  open: boolean
  onClose: () => void
  /** Further buttons, before those of the dialog itself. */
  actions?: ReactNode
  /** Recordings of the article, shown before its text. */
  recordings?: ReactNode
  /** Links to further articles, below the text. */
  next?: ReactNode
}

/** An article in full, in a dialog over the feed or next to it. */
export function ArticleOverlay(props: ArticleOverlayProps) {
  const { id, open, onClose, actions, recordings, next } = props
  // The id of an article that turned out to be missing, which can be neither shared nor saved.
  const [goneId, setGoneId] = useState<number | null>(null)
  const canChooseLook = useKept('reading')
  const isShown = open && goneId !== id
  const isBeside = useIsBeside() && goneId !== id
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // When the reader moves to another article, its beginning is rendered first, and the rest a
  // moment later.
  const wholeId = usePainted(id)
  useArticleMark(id, isShown)
  useHeadlineInView(id, isBeside)
  const dialog = (
    <Dialog
      key={String(isBeside)}
      open={open}
      onClose={onClose}
      beside={isBeside ? place : undefined}
      title="Article"
      hideTitle
      size={goneId === id ? 'm' : 'article'}
      actions={
        goneId !== id && (
          <>
            {actions}
            {canChooseLook && <ReadingLookButton />}
            <ShareButton article={id} />
            <BookmarkButton article={id} />
          </>
        )
      }
      skeleton={<ArticleSkeleton />}
      successor={() => headlineOf(id)}
    >
      <WhereFound
        key={id}
        gone={({ message }) => <GoneArticle words={message} onGone={() => setGoneId(id)} />}
      >
        <WholeArticle id={id} isWhole={wholeId === id} recordings={recordings} next={next} />
      </WhereFound>
    </Dialog>
  )
  if (!isBeside) return dialog
  return (
    <>
      {open && <div className="article-beside" ref={setPlace} />}
      {place && dialog}
    </>
  )
}

interface WholeArticleProps extends Pick<ArticleOverlayProps, 'id' | 'recordings' | 'next'> {
  /** True if the whole article is rendered, false for only its beginning. */
  isWhole: boolean
}

function WholeArticle({ id, isWhole, recordings, next }: WholeArticleProps) {
  const article = useRead(articles.getArticle, { id })
  const look = useReadingLook()
  const top = useRef<HTMLDivElement>(null)
  useMarkedRead(article)
  useTimeSpent(article.id)

  // Another article is shown from its beginning. If the link that opened it is gone, the dialog
  // gets the focus.
  useEffect(() => {
    top.current?.parentElement?.scrollTo(0, 0)
    const dialog = top.current?.closest<HTMLElement>('[role="dialog"]')
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true })
  }, [])

  return (
    <div className="article" {...look} ref={top}>
      <article className="article-main" {...selectable('article', article.id)}>
        <div className="article-meta">
          <Slug category={article.category} hue={article.hue} />
          <TimeAgo time={article.publishedTime} />
        </div>
        <h2 dir="auto">{article.title}</h2>
        <Suspense fallback={null}>
          {article.headline && <HeadlineChanged headline={article.headline} />}
        </Suspense>
        <SinceLastSeen article={article} />
        <CitedText
          className="article-deck"
          paragraphs={[summaryOf(article)]}
          coverage={article.coverage}
        />
        {isWhole && <Middle article={article} recordings={recordings} />}
        {isWhole && <Body article={article} />}
        <div hidden={!isWhole}>{next}</div>
      </article>
      <aside className="article-side" aria-label="Behind this article">
        {isWhole && <Side article={article} />}
      </aside>
    </div>
  )
}

type MiddleProps = { article: ArticlePage } & Pick<WholeArticleProps, 'recordings'>

/** The parts between the summary and the text. */
function Middle({ article, recordings }: MiddleProps) {
  return (
    <>
      <Suspense fallback={null}>
        {article.translation && <TranslatedSummary translation={article.translation} />}
        {article.figures && (
          <ArticleFigures figures={article.figures} coverage={article.coverage} />
        )}
      </Suspense>
      <SourceChips article={article} />
      {recordings}
      <div className="article-picture">
        <Picture
          src={article.image}
          title={article.title}
          category={article.category}
          hue={article.hue}
          ratio="fill"
          rows={40}
        />
      </div>
    </>
  )
}

function Body({ article }: { article: ArticlePage }) {
  const hasEndpoints = useKept('ai-endpoints')
  return (
    <>
      <CitedText
        className="article-body"
        paragraphs={article.paragraphs}
        coverage={article.coverage}
      />
      <Meaning article={article} />
      {article.meaningForYou && <MeaningNote>{article.meaningForYou}</MeaningNote>}
      {[article.marks, article.labels].some((some) => some?.length) && (
        <Suspense fallback={null}>
          <RuleMarks {...article} />
        </Suspense>
      )}
      {article.keywords && <ArticleKeywords keywords={article.keywords} />}
      {article.method && <p className="article-method">{article.method}</p>}
      {hasEndpoints && (
        <Trouble silent>
          <Suspense fallback={null}>
            <ArticleWriting article={article.id} />
          </Suspense>
        </Trouble>
      )}
    </>
  )
}

function Side({ article }: { article: ArticlePage }) {
  const canCorrect = useKept('joining')
  return (
    <>
      <PublishedFirst coverage={article.coverage} />
      <SourceList article={article} canCorrect={canCorrect} />
      <Suspense fallback={null}>
        {article.timeline && <OtherArticles article={article} canCorrect={canCorrect} />}
        {canCorrect && (
          <Trouble silent>
            <Corrections article={article.id} />
          </Trouble>
        )}
      </Suspense>
      <RelatedArticles articles={article.related} />
    </>
  )
}

/**
 * The sentences of the summary with their citations. If the door has no citations, the summary is
 * one sentence without any.
 */
function summaryOf({ summary, summarySentences }: ArticlePage) {
  return summarySentences.length > 0 ? summarySentences : [{ text: summary, citations: [] }]
}

function useMarkedRead({ id, isRead }: ArticlePage): void {
  const ask = use(AskContext)
  const refresh = useRefresh()
  useEffect(() => {
    if (isRead) return
    afterPaint(async () => {
      // If this fails, the article is marked when it is opened again.
      await ask(articles.markRead, { id }).then(
        () => refresh({ area: 'articles' }),
        () => {},
      )
    })
  }, [id, isRead, ask, refresh])
}

function ArticleSkeleton() {
  return (
    <div className="article" aria-busy="true">
      <div className="article-main">
        <Skeleton width="short" />
        <h2 aria-hidden="true">
          <Skeleton shape="title" />
          <Skeleton shape="title" width="half" />
        </h2>
        <SkeletonLines count={3} />
        <div className="article-picture">
          <Skeleton shape="picture" />
        </div>
        <SkeletonLines count={6} />
      </div>
      <div className="article-side">
        <SkeletonLines count={8} />
      </div>
    </div>
  )
}
