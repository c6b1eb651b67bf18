// What the sample data of other areas may use of articles.
export { articlePage } from './article-page.ts'
export { sampleArticles } from './articles.ts'
export type { SampleArticle } from './sample-article.ts'
export { sampleStory } from './stories.ts'
