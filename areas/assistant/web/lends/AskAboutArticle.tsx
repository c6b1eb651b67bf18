import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { articles } from '#areas/articles/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { AskAbout } from './AskAbout.tsx'

interface AskAboutArticleProps {
  id: number
  onAsk: () => void
}

export function AskAboutArticle(props: AskAboutArticleProps) {
  if (!useKept('assistant/chat')) return null
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <OpenArticle {...props} />
      </Suspense>
    </Trouble>
  )
}

function OpenArticle({ id, onAsk }: AskAboutArticleProps) {
  const { title } = useRead(articles.getArticle, { id })
  return (
    <AskAbout about={{ kind: 'article', label: title, scope: { article: id } }} onAsk={onAsk} />
  )
}
