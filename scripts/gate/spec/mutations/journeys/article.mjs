import { changes } from '../changes.mjs'

const drawn = 'areas/feed/e2e/news-hub-demo.spec.ts'
const reading = 'areas/articles/e2e/news-hub-reading.spec.ts'
const articles = 'areas/articles/web'

/** Mutations of the article that opens over the feed. */
export const article = [
  ...changes(drawn, `${articles}/lends/ArticleOverlay.tsx`, [
    [
      'ARTICLE-001',
      '<Slug category={article.category} hue={article.hue} />',
      '<Slug category="News" />',
    ],
    [
      'ARTICLE-002',
      '<TimeAgo time={article.publishedTime} />',
      '<TimeAgo time={new Date().toISOString()} />',
    ],
    ['ARTICLE-003', '<h2 dir="auto">{article.title}</h2>', '<h2 dir="auto">Article</h2>'],
    ['ARTICLE-008', 'paragraphs={article.paragraphs}', 'paragraphs={[]}'],
  ]),
  ...changes(reading, `${articles}/lends/ArticleOverlay.tsx`, [
    [
      'ARTICLE-004',
      'paragraphs={[summaryOf(article)]}',
      'paragraphs={[summaryOf(article).slice(1)]}',
    ],
    ['ARTICLE-007', 'src={article.image}', "src={article.image && ''}"],
    [
      'ARTICLE-010',
      '{article.meaningForYou && <MeaningNote>{article.meaningForYou}</MeaningNote>}',
      "<MeaningNote>{article.meaningForYou ?? ''}</MeaningNote>",
    ],
  ]),
  ...changes(drawn, `${articles}/sources/SourceChips.tsx`, [
    [
      'ARTICLE-005',
      "        synthesized from {count(sourceCount, 'source')}\n",
      "        from {count(sourceCount, 'source')}\n",
    ],
  ]),
  ...changes(drawn, `${articles}/RelatedArticles.tsx`, [
    ['ARTICLE-009', '<h3>Related articles</h3>', '<h3>See also</h3>'],
  ]),
  ...changes(drawn, `${articles}/share/ShareButton.tsx`, [
    ['ARTICLE-012', "if (linkAbout('') === null) return", "if (linkAbout('') === '') return"],
  ]),
  ...changes(drawn, `${articles}/BookmarkButton.tsx`, [
    [
      'ARTICLE-013',
      'function handleClick() {\n',
      "function handleClick() {\n    void navigator.clipboard.writeText('kept')\n",
    ],
  ]),
]
