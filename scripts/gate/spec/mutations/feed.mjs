import { changes } from './changes.mjs'

const demo = 'areas/feed/demo/api.test.ts'

export const feed = [
  ...changes('areas/articles/demo/folders.test.ts', 'areas/articles/demo/folders.ts', [
    ['FEED-057', '(total * 7) / 10', 'total * 0.7'],
    ['FEED-057', 'Math.floor((total * 7)', 'Math.round((total * 7)'],
    ['FEED-058', '(total * 3) / 10', '(total * 4) / 10'],
    ['FEED-058', 'Math.floor((total * 3)', 'Math.ceil((total * 3)'],
    ['FEED-021', 'HEADLINE_COUNT = 12', 'HEADLINE_COUNT = 13'],
    ['FEED-021', "category !== 'Breaking'", "category !== 'Space'"],
    ['FEED-059', 'HELD_BACK = 2', 'HELD_BACK = 3'],
    ['FEED-059', 'folder.push(article)', 'folder.unshift(article)'],
    ['FEED-039', 'notBreaking(articles).slice(HELD_BACK)', 'articles.slice(HELD_BACK)'],
  ]),
  ...changes('areas/feed/carousel.test.ts', 'areas/feed/carousel.ts', [
    ['FEED-010', '% count) + count) % count', '% count) + count)'],
    ['FEED-011', '% count) + count) % count', '% count)) % count'],
  ]),
  ...changes('areas/feed/article-search.test.ts', 'areas/feed/article-search.ts', [
    ['FEED-051', '[article.title, article.summary]', '[article.summary]'],
    ['FEED-051', 'text.toUpperCase().includes', 'text.includes'],
    ['FEED-052', '[article.title, article.summary]', '[article.title]'],
  ]),
  ...changes(
    'engine/summaries/summary-sentences.test.ts',
    'engine/summaries/summary-sentences.ts',
    [['FEED-024', 'SENTENCES_SHOWN = 3', 'SENTENCES_SHOWN = 4']],
  ),
  ...changes('areas/articles/demo/articles.test.ts', 'areas/articles/demo/sample-article.ts', [
    ['FEED-056', 'https://images.unsplash.com', 'http://images.unsplash.com'],
  ]),
  ...changes('areas/feed/web/screens.test.tsx', 'areas/feed/web/folders/YourFeed.tsx', [
    ['FEED-008', 'id="articles-list"', 'id="article-list"'],
  ]),
  ...changes('areas/feed/web/screens.test.tsx', 'areas/topics/web/lends/FocusCards.tsx', [
    ['FEED-003', 'id="trending-topics"', 'id="topics"'],
  ]),
  ...changes(demo, 'areas/feed/demo/api.ts', [
    ['FEED-009', "category === 'Breaking')", "category !== 'Space')"],
    [
      'FEED-021',
      'unreadOf(topHeadlines(samples), unreadAt)',
      'unreadOf(samples.slice(0, 12), unreadAt)',
    ],
    [
      'FEED-007',
      'found(unreadOf(topHeadlines(samples), unreadAt), search)',
      "found(topHeadlines(samples), '')",
    ],
    ['FEED-051', 'found(unreadOf(articles, unreadAt), search).length > 0', 'articles.length > 0'],
    ['FEED-042', 'newArticleCount: newCountOf(length)', 'newArticleCount: length'],
    ['FEED-043', 'readArticleCount: readCountOf(length)', 'readArticleCount: newCountOf(length)'],
    [
      'FEED-059',
      'const folders = groupIntoFolders(samples)',
      'const folders = groupIntoFolders(topHeadlines(samples))',
    ],
  ]),
  ...changes('areas/sources/demo/api.test.ts', 'areas/sources/demo/api.ts', [
    ['TOOLS-023', 'PROCESSING_MS = 1000', 'PROCESSING_MS = 900'],
  ]),
  ...changes(demo, 'areas/articles/demo/api.ts', [
    [
      'ARTICLE-011',
      'async markRead() {},',
      "async markRead() {\n      throw new Error('read')\n    },",
    ],
  ]),
]
