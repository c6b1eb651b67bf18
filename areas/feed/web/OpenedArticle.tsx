import { ArticleOverlay } from '#areas/articles/web/lends/ArticleOverlay.tsx'
import { AskAboutArticle } from '#areas/assistant/web/lends/AskAboutArticle.tsx'
import { ArticleEpisodes } from '#areas/episodes/web/lends/ArticleEpisodes.tsx'
import { GenerateFromArticle } from '#areas/newsroom/web/lends/GenerateFromArticle.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { NextArticles } from './next/NextArticles.tsx'

interface OpenedArticleProps {
  id: number
  open: boolean
  onClose: () => void
}

/** An article in full, with buttons to make pieces and ask questions. */
export function OpenedArticle(props: OpenedArticleProps) {
  const { id, onClose } = props
  const hasNext = useKept('reading')
  return (
    <ArticleOverlay
      {...props}
      recordings={<ArticleEpisodes id={id} />}
      next={hasNext && <NextArticles id={id} />}
      actions={
        <>
          <GenerateFromArticle id={id} />
          <AskAboutArticle id={id} onAsk={onClose} />
        </>
      }
    />
  )
}
