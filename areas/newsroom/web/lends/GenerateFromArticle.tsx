import { Suspense } from 'react'
import { articles } from '#areas/articles/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { GenerateButton } from './GenerateButton.tsx'
import { PieceDialogProvider } from './PieceDialogProvider.tsx'

/**
 * A button in an open article that opens the dialog for a piece; shown only if pieces are really
 * made.
 */
export function GenerateFromArticle({ id }: { id: number }) {
  if (!useKept('generation/making')) return null
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <FromArticle id={id} />
      </Suspense>
    </Trouble>
  )
}

function FromArticle({ id }: { id: number }) {
  const article = useRead(articles.getArticle, { id })
  return (
    <PieceDialogProvider>
      <GenerateButton
        title={article.title}
        sourceModule="Article"
        subject={{ kind: 'article', id: article.id }}
      />
    </PieceDialogProvider>
  )
}
