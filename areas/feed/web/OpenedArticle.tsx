import { ArticleOverlay } from '#areas/articles/web/lends/ArticleOverlay.tsx'
import { GenerateFromArticle } from '#areas/newsroom/web/lends/GenerateFromArticle.tsx'

interface OpenedArticleProps {
  id: number
  open: boolean
  onClose: () => void
}

/** An article in full, with what can be made from it. */
export function OpenedArticle(props: OpenedArticleProps) {
  return <ArticleOverlay {...props} actions={<GenerateFromArticle id={props.id} />} />
}
