import { Button } from '#web/ui/Button.tsx'
import { Tape } from '#web/ui/Tape.tsx'
import type { Article } from '../contract.ts'
import { summarySentences } from '../summary-sentences.ts'
import { GenerateButton } from './generation/GenerateButton.tsx'
import { MeaningNote } from './MeaningNote.tsx'
import { ArticleMenu } from './reading/ArticleMenu.tsx'
import { useFeedPage } from './use-feed-page.ts'

/** What an open headline says, and what can be done with it. */
export function HeadlineGist({ id, article }: { id: string; article: Article }) {
  const { openArticle } = useFeedPage()
  return (
    <div className="headline-gist" id={id}>
      <ul>
        {summarySentences(article.summary).map((sentence, index) => (
          <li key={index} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
      {article.meaningForYou && <MeaningNote>{article.meaningForYou}</MeaningNote>}
      <div className="headline-foot">
        <Button size="s" onClick={() => openArticle(article.id)}>
          Read Full Article
        </Button>
        <GenerateButton title={article.title} sourceModule="Top Headlines" />
        <ArticleMenu article={article} />
        {article.tape.length > 1 && <Tape times={article.tape} width={120} />}
      </div>
    </div>
  )
}
