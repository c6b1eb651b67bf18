import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { topicArticles, type TopicDraft } from '../contract.ts'

/** The most characters of a draft that is previewed, because the draft is part of the address. */
const ASKED_AT_MOST = 6000

/** The articles that would be in the topic with the current values of the form. */
export function TopicPreview({ draft }: { draft: TopicDraft }) {
  const { sources, includeKeywords, excludeKeywords, contentRules } = draft
  const rules = { sources, includeKeywords, excludeKeywords, ...contentRules }
  if (sources.length === 0 || JSON.stringify(rules).length > ASKED_AT_MOST) return null
  return (
    <section className="topic-preview" aria-label="Preview">
      <Trouble silent>
        <Suspense fallback={null}>
          <Matches rules={rules} />
        </Suspense>
      </Trouble>
    </section>
  )
}

type Rules = Pick<TopicDraft, 'sources' | 'includeKeywords' | 'excludeKeywords'> &
  TopicDraft['contentRules']

function Matches({ rules }: { rules: Rules }) {
  const { articleCount, isMore, articles } = useRead(topicArticles.previewTopic, rules)
  const counted = count(articleCount, 'article')
  return (
    <>
      <p className="field-name" aria-live="polite">
        {isMore ? `More than ${counted}` : counted} match now
      </p>
      <p className="meta">
        A keyword is a word or a phrase. Join several with + to require all of them; title: searches
        headlines only.
      </p>
      <ul>
        {articles.map((article) => (
          <li key={article.id} dir="auto">
            {article.title}{' '}
            <span className="meta">
              <TimeAgo time={article.publishedTime} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
