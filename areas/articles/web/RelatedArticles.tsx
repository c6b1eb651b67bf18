import { count } from '#web/ui/count.ts'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article } from '../contract.ts'
import { ArticleLink } from './lends/ArticleLink.tsx'

export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null
  return (
    <section>
      <h3>Related articles</h3>
      <ul className="related">
        {articles.map((article) => (
          <li key={article.id}>
            <Picture
              src={article.image}
              title={article.title}
              category={article.category}
              hue={article.hue}
              ratio="fill"
              rows={14}
            />
            <div>
              <h4>
                <ArticleLink article={article} />
              </h4>
              <p className="meta">
                <TimeAgo time={article.publishedTime} />, {count(article.sourceCount, 'source')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
