import { Button } from '#web/ui/controls/Button.tsx'
import { Tape } from '#web/ui/marks/Tape.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { summarySentences } from '#engine/summaries/summary-sentences.ts'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { MeaningNote } from '#areas/articles/web/lends/MeaningNote.tsx'
import { ArticleMenu } from '../menu/ArticleMenu.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

// These parts are in the same file, because each further file would add its name to the first load.
export { BreakingGist } from './BreakingGist.tsx'
export { NoBreaking } from './NoBreaking.tsx'
export { NoHeadlines } from './NoHeadlines.tsx'

/** The content of an open headline, and the actions on it. */
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
        <GenerateButton
          title={article.title}
          sourceModule="Top Headlines"
          subject={{ kind: 'article', id: article.id }}
        />
        <ArticleMenu article={article} />
        {article.tape.length > 1 && <Tape times={article.tape} width={120} />}
      </div>
    </div>
  )
}
